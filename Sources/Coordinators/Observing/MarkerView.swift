import Foundation

/// An invisible view that tells when the view it was put into leaves its window.
@MainActor
final class MarkerView: UIView {
  private var onLeave: () -> Void = {}

  /// Puts the marker into a view; the closure runs when that leaves its window.
  func place(in view: UIView, onLeave: @escaping () -> Void) {
    self.onLeave = {}
    isHidden = true
    view.addSubview(self)
    self.onLeave = onLeave
  }

  /// Takes the marker away without telling.
  func take() {
    onLeave = {}
    removeFromSuperview()
  }

  /// Tells that the window has been left.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { onLeave() }
  }
}
