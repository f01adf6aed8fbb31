/// The methods of a split view controller's delegate as optional calls reach them.
@preconcurrency @MainActor
public struct OptionalSplitViewControllerMethods {
  let delegate: any UISplitViewControllerDelegate

  /// Returns whether the delegate has taken care of the content.
  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool? {
    OptionalCall.result(of: "splitViewController", on: delegate) {
      delegate.splitViewController(
        splitViewController, collapseSecondary: secondaryViewController,
        onto: primaryViewController)
    }
  }

  /// Returns which column comes on top.
  public func callAsFunction(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column? {
    OptionalCall.result(of: "splitViewController", on: delegate) {
      delegate.splitViewController(
        svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
    }
  }

  /// Returns whether the delegate has shown the content itself.
  public func callAsFunction(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool? {
    OptionalCall.result(of: "splitViewController", on: delegate) {
      delegate.splitViewController(splitViewController, showDetail: vc, sender: sender)
    }
  }
}
