import FlowChecking
import HeadlessUIKit

/// One version of a router that presents: a sheet over home, and another one after it has been closed.
///
/// A message from outside may dismiss all that lies over home.
@MainActor
struct SheetHistory: Flow {
  let router: HistoricRouter.Type

  var name: String { "\(router)" }

  func launch(in window: UIWindow) -> HistoricHome {
    let home = HistoricHome(window: window, kind: router)
    home.present(animated: false, onDismissed: nil)
    return home
  }

  var events: [FlowEvent] {
    [
      .on(ProbeScreen.self, "open") { home in
        (home.delegate as? HistoricHome)?.show(from: home) { [weak home] in
          home?.present(UIViewController(), animated: true)
        }
      }.when { $0.frontmost(ProbeScreen.self)?.title == "Home" },
      .on(ProbeScreen.self, "close") {
        ($0.delegate as? HistoricHome)?.pusher?.dismiss(animated: true)
      }.when { $0.frontmost(ProbeScreen.self)?.title == "A" },
      .anytime("time out") { $0.window.rootViewController?.dismiss(animated: true) },
    ]
  }
}
