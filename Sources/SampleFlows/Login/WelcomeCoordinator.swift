import Coordinators
import UIKit

/// Shows the screen for strangers, and the login when it is asked for.
public class WelcomeCoordinator: Coordinator {
  /// Makes the coordinator of a login on a navigation controller.
  public typealias MakeLogin = (UINavigationController) -> LoginCoordinator

  /// The login, while it is on.
  public var children: [Coordinator] = []

  /// Shows the screen.
  public let router: Router

  private let makeLogin: MakeLogin

  /// Creates the coordinator.
  public init(router: Router, makeLogin: @escaping MakeLogin) {
    self.router = router
    self.makeLogin = makeLogin
  }

  /// Shows the screen.
  public func present(animated: Bool, onDismissed: (() -> Void)?) {
    let viewController = WelcomeViewController()
    viewController.delegate = self
    router.present(viewController, animated: animated, onDismissed: onDismissed)
  }
}

extension WelcomeCoordinator: WelcomeViewControllerDelegate {
  /// Starts the login, unless it is on already.
  public func welcomeViewControllerDidPressSignIn(_ viewController: WelcomeViewController) {
    guard children.isEmpty, let navigationController = viewController.navigationController
    else { return }
    presentChild(makeLogin(navigationController), animated: true)
  }
}
