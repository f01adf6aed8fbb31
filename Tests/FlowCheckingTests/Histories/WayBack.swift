import FlowChecking
import HeadlessUIKit

/// A way in which code takes pushed screens away.
enum WayBack: String, CaseIterable {
  /// The app pops the top without an animation, past the router.
  case popAtOnce = "pop at once"
  /// The router is dismissed.
  case close
  /// The router is dismissed without an animation.
  case closeAtOnce = "close at once"

  @MainActor var event: FlowEvent {
    .on(ProbeScreen.self, rawValue) { screen in
      let router = (screen.delegate as? HistoricHome)?.pusher
      switch self {
      case .popAtOnce: screen.navigationController?.popViewController(animated: false)
      case .close: router?.dismiss(animated: true)
      case .closeAtOnce: router?.dismiss(animated: false)
      }
    }
  }
}
