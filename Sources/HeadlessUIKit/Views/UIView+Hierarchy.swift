public import Foundation

extension UIView {
  /// The middle of the view in its superview.
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Puts a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    insertSubview(view, at: subviews.count)
  }

  /// Puts a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insertSubview(view, at: 0)
  }

  /// Returns whether the view is another or lies inside it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Has whatever inside the view receives what the user types do so no longer.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let first = HeadlessDevice.current.firstResponder as? UIView, first.isDescendant(of: self)
    else { return false }
    return first.resignFirstResponder()
  }
}
