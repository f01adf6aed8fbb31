import UIKit

/// The user's own screen: one button, which logs out.
public class AccountViewController: UIViewController {
  /// Decides what follows.
  public weak var delegate: AccountViewControllerDelegate?

  /// Presses the button.
  public func pressLogOut() {
    delegate?.accountViewControllerDidPressLogOut(self)
  }
}
