import UIKit

/// The screen for strangers: one button, which leads to the login.
public class WelcomeViewController: UIViewController {
  /// Decides what follows.
  public weak var delegate: WelcomeViewControllerDelegate?

  /// Presses the button.
  public func pressSignIn() {
    delegate?.welcomeViewControllerDidPressSignIn(self)
  }
}
