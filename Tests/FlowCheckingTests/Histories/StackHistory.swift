import FlowChecking
import HeadlessUIKit

/// One version of a router that pushes: up to two screens over home, and ways back by code.
@MainActor
struct StackHistory: Flow {
  let router: HistoricRouter.Type
  var ways: Set<WayBack> = []

  var name: String { "\(router)" }

  func launch(in window: UIWindow) -> HistoricHome {
    let home = HistoricHome(window: window, kind: router)
    home.present(animated: false, onDismissed: nil)
    return home
  }

  var events: [FlowEvent] {
    let push = FlowEvent.on(ProbeScreen.self, "push") {
      ($0.delegate as? HistoricHome)?.show(from: $0)
    }
    return [push] + WayBack.allCases.filter(ways.contains).map(\.event)
  }
}
