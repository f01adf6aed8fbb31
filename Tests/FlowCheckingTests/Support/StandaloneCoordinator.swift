import Coordinators
import HeadlessUIKit

/// A coordinator of one screen.
@MainActor
final class StandaloneCoordinator: Coordinator {
  var children: [any Coordinator] = []
  let router: any Router

  init(router: any Router) {
    self.router = router
  }

  func present(animated: Bool, onDismissed: (() -> Void)?) {
    router.present(ProbeScreen("Only"), animated: animated, onDismissed: onDismissed)
  }
}
