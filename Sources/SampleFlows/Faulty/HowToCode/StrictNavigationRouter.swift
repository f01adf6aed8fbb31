import UIKit

/// Takes it for granted that it has presented whatever is on top, each screen with a closure.
///
/// The screen below the flow's first one was presented by somebody else.
public class StrictNavigationRouter: BookNavigationRouter {
  /// Notices what has left the stack, and looks up the closure of what is on top now.
  public override func stackChanged() {
    super.stackChanged()
    guard let top = navigationController.topViewController else { return }
    precondition(hasOnDismissed(for: top), "Every screen has a closure.")
  }
}
