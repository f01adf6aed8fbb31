import UIKit

/// The login: one button, which asks the server.
public class LoginViewController: UIViewController {
  /// Decides what follows.
  public weak var delegate: LoginViewControllerDelegate?

  /// Presses the button.
  public func pressLogIn() {
    delegate?.loginViewControllerDidPressLogIn(self)
  }
}
