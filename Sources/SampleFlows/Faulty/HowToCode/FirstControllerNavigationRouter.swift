import UIKit

/// Remembers the first controller of the stack as the one to go back to.
///
/// On a stack that had more than one screen it removes screens that are not its own.
public class FirstControllerNavigationRouter: BookNavigationRouter {
  /// Pops back to the root.
  public override func dismiss(animated: Bool) {
    navigationController.popToRootViewController(animated: animated)
  }
}
