import UIKit

/// Has two ways to go back, each of which is written by means of the other one.
public class CircularNavigationRouter: BookNavigationRouter {
  /// Goes back, by leaving.
  public override func dismiss(animated: Bool) {
    leave(animated: animated)
    performOnDismissedOfDeparted()
  }

  /// Leaves, by going back.
  func leave(animated: Bool) {
    dismiss(animated: animated)
    performOnDismissedOfDeparted()
  }
}
