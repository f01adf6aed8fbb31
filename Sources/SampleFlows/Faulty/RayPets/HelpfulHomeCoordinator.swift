import UIKit

/// Shows help over home, and home anew when the user is signed out.
public class HelpfulHomeCoordinator: HomeCoordinator {
  /// Shows help over a screen.
  public func showHelp(over viewController: UIViewController) {
    let help = UIViewController()
    help.title = "Help"
    viewController.present(help, animated: true)
  }

  /// Shows home anew, unless an appointment is being made.
  public func signOut() {
    if children.isEmpty { present(animated: false, onDismissed: nil) }
  }
}
