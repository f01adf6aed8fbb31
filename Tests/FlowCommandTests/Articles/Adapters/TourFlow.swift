import FlowChecking
import HeadlessUIKit

struct TourFlow: Flow {
  func launch(in window: UIWindow) -> TourCoordinator {
    let navigationController = UINavigationController()
    window.rootViewController = navigationController
    let coordinator = TourCoordinator(navigationController)
    coordinator.visit(.hall)
    return coordinator
  }

  var events: [FlowEvent] {
    [
      .on(TourStopViewController.self, "visit", each: TourStop.self) { screen, stop in
        screen.coordinator?.visit(stop)
      }
    ]
  }

  var properties: [FlowProperty] {
    .standard + [.always("the tour knows where it is", knowsWhereItIs).grouped { _ in "path" }]
  }

  private func knowsWhereItIs(in state: FlowState) -> String? {
    let shown = state.controllers.compactMap { ($0 as? TourStopViewController)?.stop }
    let known = state.scene.root(as: TourCoordinator.self)?.visited ?? []
    return shown == known ? nil : "on the stack are \(shown), but the tour knows of \(known)"
  }
}
