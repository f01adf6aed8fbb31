import FlowChecking
import HeadlessUIKit

/// A small sound flow in which a message from outside replaces the root at any time, also under a
/// sheet.
@MainActor
struct SwapFlow: Flow {
  let name = "swap"

  func launch(in window: UIWindow) -> SwappingCoordinator {
    let root = SwappingCoordinator(window: window)
    root.present(animated: false, onDismissed: nil)
    return root
  }

  var events: [FlowEvent] {
    SoundFlow.sheet.events + [
      .anytime("swap") { $0.root(as: SwappingCoordinator.self)?.swap() }
    ]
  }
}
