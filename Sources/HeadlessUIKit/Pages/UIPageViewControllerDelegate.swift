public import Foundation

/// Learns of the pages that the user turns; those that code turns it does not learn of.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Tells that the user begins to turn a page, which may still be cancelled.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])

  /// Tells that the user has turned a page, or has let go before the end.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { OptionalCall.miss(on: self) }

  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { OptionalCall.miss(on: self) }

  /// The methods as optional calls reach them.
  @_disfavoredOverload
  public var pageViewController: OptionalPageViewControllerMethods? {
    OptionalPageViewControllerMethods(delegate: self)
  }
}
