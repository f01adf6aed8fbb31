import FlowChecking
import HeadlessUIKit

struct MailFlow: Flow {
  func launch(in window: UIWindow) -> MailCoordinator {
    let navigationController = UINavigationController()
    window.rootViewController = navigationController
    let coordinator = MailCoordinator(navigationController)
    coordinator.trigger(.inbox)
    return coordinator
  }

  var events: [FlowEvent] {
    MailRoute.allCases.map { route in
      .anytime("\(route)") { $0.root(as: MailCoordinator.self)?.trigger(route) }
        .when { scene in route != .message || scene.frontmost(InboxViewController.self) != nil }
    }
  }
}
