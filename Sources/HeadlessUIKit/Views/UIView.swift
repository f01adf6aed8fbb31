public import Foundation

/// A rectangle on screen, of which only its place in the hierarchy is modelled.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The views inside this one, back to front.
  public private(set) var subviews: [UIView] = []

  /// The view that this one is inside of.
  public private(set) weak var superview: UIView?

  /// The view's place in its superview; kept, and not used for layout.
  open var frame: CGRect

  /// Whether the view is not shown.
  open var isHidden = false

  /// Whether touches on the view count.
  open var isUserInteractionEnabled = true

  /// A number by which an app finds the view.
  open var tag = 0

  weak var viewController: UIViewController?

  /// Creates a view.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view without a size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Creates a view without a size, since archives are not modelled.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// The window that the view is in, directly or through its superviews.
  open var window: UIWindow? { superview?.window }

  /// The view controller of the view, else the superview.
  open override var next: UIResponder? { viewController ?? superview }

  /// Puts a view in front of the other subviews.
  open func addSubview(_ view: UIView) {
    guard view.superview !== self else { return bringSubviewToFront(view) }
    let oldWindow = view.window
    view.detach()
    view.superview = self
    subviews.append(view)
    view.windowChanged(from: oldWindow, to: window)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    let oldWindow = window
    detach()
    windowChanged(from: oldWindow, to: nil)
  }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: place))
  }

  /// Returns whether the view is another or lies inside it.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Tells the view that it has entered a window, or left the one it was in.
  open func didMoveToWindow() {}

  private func detach() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  private func windowChanged(from old: UIWindow?, to new: UIWindow?) {
    guard old !== new else { return }
    didMoveToWindow()
    viewController?.viewMoved(to: new)
    for view in subviews where view.superview === self { view.windowChanged(from: old, to: new) }
  }
}
