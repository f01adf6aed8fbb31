import HeadlessUIKit

enum MailRoute: CaseIterable {
  case inbox, message, compose
}

@MainActor final class MailCoordinator {
  private let navigationController: UINavigationController

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func trigger(_ route: MailRoute) {
    switch route {
    case .inbox: navigationController.setViewControllers([InboxViewController()], animated: false)
    case .message: navigationController.pushViewController(MessageViewController(), animated: true)
    case .compose: navigationController.present(ComposeViewController(), animated: true)
    }
  }
}

final class InboxViewController: UIViewController {}
final class MessageViewController: UIViewController {}
final class ComposeViewController: UIViewController {}
