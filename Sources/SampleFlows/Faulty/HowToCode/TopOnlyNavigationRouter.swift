import UIKit

/// Notices of several screens that leave at once only the one that was on top.
///
/// Its own dismiss is not affected.
public class TopOnlyNavigationRouter: BookNavigationRouter {
  private var isDismissing = false
  private weak var lastTop: UIViewController?

  /// Pops back, and runs every closure.
  public override func dismiss(animated: Bool) {
    isDismissing = true
    super.dismiss(animated: animated)
  }

  /// Notices the screen that was on top before, if it has left.
  public override func stackChanged() {
    if isDismissing {
      performOnDismissedOfDeparted()
    } else if let lastTop, !navigationController.viewControllers.contains(lastTop) {
      performOnDismissed(for: lastTop)
    }
    isDismissing = false
    lastTop = navigationController.topViewController
  }
}
