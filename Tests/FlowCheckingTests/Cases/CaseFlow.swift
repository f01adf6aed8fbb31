import FlowChecking
import HeadlessUIKit

/// A tiny app made of what its buttons and messages from outside do.
@MainActor
struct CaseFlow: Flow {
  typealias Action = @MainActor (CaseHome, ProbeScreen) -> Void

  let name = "Case"

  /// What the buttons do: "Home.open" is the button "open" on the screen "Home".
  var taps: [(String, Action)] = []
  var messages: [(String, @MainActor (CaseHome) -> Void)] = []

  /// What happens at launch beside showing home.
  var start: @MainActor (CaseHome) -> Void = { _ in }
  var makeStack: @MainActor (UIViewController) -> UINavigationController = {
    UINavigationController(rootViewController: $0)
  }
  var own: [FlowProperty] = []

  func launch(in window: UIWindow) -> CaseHome {
    let home = CaseHome(window: window, makeStack: makeStack)
    home.present(animated: false, onDismissed: nil)
    start(home)
    return home
  }

  /// What is offered at some time only to show a fault may be dead where there is none.
  var properties: [FlowProperty] {
    [FlowProperty].standard.filter { $0.name != FlowProperty.noDeadEvent.name } + own
  }

  var events: [FlowEvent] {
    let tap = FlowEvent.on(ProbeScreen.self, "tap", among: buttons) { screen, button in
      guard let home = CaseHome.home(of: screen) else { return }
      taps.first { $0.0 == "\(screen.title ?? "").\(button)" }?.1(home, screen)
    }
    return [tap]
      + messages.map { name, action in
        .anytime(name) { scene in scene.root(as: CaseHome.self).map(action) }
      }
  }

  private func buttons(of screen: ProbeScreen) -> [String] {
    let prefix = "\(screen.title ?? "")."
    return taps.map(\.0).filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
  }
}
