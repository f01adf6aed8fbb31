import UIKit

/// Looks up the closure of the controller that was there before the flow when it dismisses it.
///
/// That controller was never presented by the router, so nothing runs; and while it dismisses the
/// router trusts itself and does not listen to the navigation controller.
public class WrongKeyNavigationRouter: BookNavigationRouter {
  private var isDismissing = false

  /// Pops back, and runs the wrong closure.
  public override func dismiss(animated: Bool) {
    guard let base else { return }
    isDismissing = true
    performOnDismissed(for: base)
    super.dismiss(animated: animated)
  }

  /// Notices what has left the stack, unless the router removed it itself.
  public override func stackChanged() {
    if !isDismissing { performOnDismissedOfDeparted() }
    isDismissing = false
  }
}
