/// The methods of a page view controller's delegate as optional calls reach them.
@preconcurrency @MainActor
public struct OptionalPageViewControllerMethods {
  let delegate: any UIPageViewControllerDelegate

  /// Tells that the user begins to turn a page.
  @discardableResult
  public func callAsFunction(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) -> Void? {
    OptionalCall.result(of: "pageViewController", on: delegate) {
      delegate.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
    }
  }

  /// Tells that the user has turned a page, or has let go before the end.
  @discardableResult
  public func callAsFunction(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) -> Void? {
    OptionalCall.result(of: "pageViewController", on: delegate) {
      delegate.pageViewController(
        pageViewController, didFinishAnimating: finished,
        previousViewControllers: previousViewControllers, transitionCompleted: completed)
    }
  }
}
