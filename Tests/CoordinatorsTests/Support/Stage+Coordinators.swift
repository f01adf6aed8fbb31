import Coordinators
import HeadlessUIKit

extension Stage {
  /// Has a coordinator present a child with a router of its own on the stack, and returns that, held
  /// by the parent alone.
  func presentChild(_ title: String, of parent: any Coordinator) -> ScreenCoordinator {
    let router = NavigationRouter(navigationController: navigation)
    let child = ScreenCoordinator(title, router: router)
    parent.presentChild(child, animated: true, onDismissed: diary.departure(of: title))
    settle()
    return child
  }
}
