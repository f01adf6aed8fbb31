import Coordinators
import UIKit

/// Shows home and the terms of use above it.
///
/// Whoever agrees comes to a screen that has replaced the whole stack, and from which no way leads back.
public final class TermsCoordinator: Coordinator {
  /// Always empty: there are no flows inside.
  public var children: [Coordinator] = []

  /// Shows the screens.
  public let router: Router

  private let navigationController: UINavigationController

  /// Creates the coordinator of a stack.
  public init(navigationController: UINavigationController, router: Router) {
    self.navigationController = navigationController
    self.router = router
  }

  /// Shows home.
  public func present(animated: Bool, onDismissed: (() -> Void)?) {
    router.present(screen("Home"), animated: animated, onDismissed: onDismissed)
  }

  private func screen(_ title: String) -> ButtonViewController {
    let screen = ButtonViewController(title: title)
    screen.delegate = self
    return screen
  }
}

extension TermsCoordinator: ButtonViewControllerDelegate {
  /// Shows the terms, or the welcome in place of everything.
  public func buttonViewController(
    _ viewController: ButtonViewController, didPress button: String
  ) {
    if button == "agree" {
      navigationController.setViewControllers([screen("Welcome")], animated: true)
    } else {
      router.present(screen("Terms"), animated: true)
    }
  }
}
