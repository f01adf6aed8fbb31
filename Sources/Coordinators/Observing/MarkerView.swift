import Foundation

/// An invisible view that tells when it enters a window or leaves it.
@MainActor
final class MarkerView: UIView {
  private var windowChanged: ((UIWindow?) -> Void)?

  /// Creates a marker; the closure runs in the midst of each change, with nil for leaving.
  convenience init(windowChanged: @escaping (UIWindow?) -> Void) {
    self.init(frame: .zero)
    self.windowChanged = windowChanged
    isHidden = true
  }

  /// Tells what window the view is in now.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    windowChanged?(window)
  }
}
