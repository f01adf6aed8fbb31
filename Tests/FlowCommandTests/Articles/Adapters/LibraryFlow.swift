import FlowChecking
import HeadlessUIKit

struct LibraryFlow: Flow {
  func launch(in window: UIWindow) -> LibraryCoordinator {
    let navigationController = UINavigationController()
    window.rootViewController = navigationController
    let coordinator = LibraryCoordinator(navigationController)
    coordinator.start()
    return coordinator
  }

  var events: [FlowEvent] {
    [
      .on(ShelfViewController.self, "open") { $0.onOpen?() },
      .on(BookViewController.self, "close") { $0.onClose?() },
    ]
  }

  var properties: [FlowProperty] {
    .standard + [.always("a child ends with its screen", endsWithScreen)]
  }

  private func endsWithScreen(in state: FlowState) -> String? {
    let children = state.scene.root(as: LibraryCoordinator.self)?.childCoordinators.count ?? 0
    let screens = state.controllers.count { $0 is BookViewController }
    return children == screens ? nil : "\(children) children, but \(screens) of their screens"
  }
}
