import FlowChecking
import HeadlessUIKit

/// A flow made of closures, for one test.
@MainActor
struct ProbeFlow<Root: AnyObject>: Flow {
  var name = "Probe"
  let start: (UIWindow) -> Root
  var events: [FlowEvent] = []
  var properties: [FlowProperty] = .standard
  var acceptedComplaints: Set<UIKitComplaint> = []
  var stateKey: StateKey = .everything

  func launch(in window: UIWindow) -> Root { start(window) }
}

extension ProbeFlow where Root == ProbeRoot {
  /// Shows a screen at home, in a stack, and offers some events.
  init(_ events: [FlowEvent], properties: [FlowProperty] = .standard) {
    self.init(
      start: { window in
        let root = ProbeRoot(window: window)
        root.present(animated: false, onDismissed: nil)
        return root
      }, events: events, properties: properties)
  }

  /// Goes home, and presents something twice when it takes the answer of a pop of nothing for a list.
  static var trusting: ProbeFlow<ProbeRoot> {
    ProbeFlow([
      FlowEvent.on(ProbeScreen.self, "go home") { screen in
        let popped = screen.navigationController?.popToRootViewController(animated: true)
        guard popped != nil else { return }
        screen.present(UIViewController(), animated: true)
        screen.present(UIViewController(), animated: true)
      }
      .unreachable("this is home")
    ])
  }
}
