import Coordinators
import UIKit

/// Asks the server to let the user in, and then shows the user's own screen.
open class LoginCoordinator: Coordinator {
  /// Nobody.
  public var children: [Coordinator] = []

  /// Shows the screens.
  public let router: Router

  private let service: LoginService
  private var request: Task<Void, Never>?

  /// Creates the coordinator.
  public init(router: Router, service: LoginService) {
    self.router = router
    self.service = service
  }

  /// Shows the login.
  public func present(animated: Bool, onDismissed: (() -> Void)?) {
    let viewController = LoginViewController()
    viewController.delegate = self
    router.present(viewController, animated: animated) { [weak self] in
      self?.didLeave()
      onDismissed?()
    }
  }

  /// Calls the question off, since the login has left.
  open func didLeave() {
    request?.cancel()
  }

  /// Returns whether the user waits for the answer: they may be about to leave.
  open func isAwaited(at viewController: LoginViewController) -> Bool {
    viewController.navigationController?.topViewController === viewController
  }

  private func show(_ user: String) {
    let viewController = AccountViewController()
    viewController.title = user
    viewController.delegate = self
    router.present(viewController, animated: true)
  }
}

extension LoginCoordinator: LoginViewControllerDelegate {
  /// Asks the server, unless it is being asked.
  public func loginViewControllerDidPressLogIn(_ viewController: LoginViewController) {
    guard request == nil else { return }
    request = Task {
      let user = try? await service.logIn()
      request = nil
      if let user, isAwaited(at: viewController) { show(user) }
    }
  }
}

extension LoginCoordinator: AccountViewControllerDelegate {
  /// Ends it all.
  public func accountViewControllerDidPressLogOut(_ viewController: AccountViewController) {
    dismiss(animated: true)
  }
}
