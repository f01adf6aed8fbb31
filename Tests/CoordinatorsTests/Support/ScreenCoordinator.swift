import Coordinators
import HeadlessUIKit

/// A coordinator of one screen.
final class ScreenCoordinator: Coordinator {
  var children: [any Coordinator] = []
  let router: any Router

  private let title: String

  init(_ title: String, router: any Router) {
    self.title = title
    self.router = router
  }

  func present(animated: Bool, onDismissed: (() -> Void)?) {
    router.present(Screen(title), animated: animated, onDismissed: onDismissed)
  }
}
