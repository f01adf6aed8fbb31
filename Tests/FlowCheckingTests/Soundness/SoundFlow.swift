import Coordinators
import FlowChecking
import HeadlessUIKit

/// A small sound flow over one of the routers, in which each screen comes and goes in both ways.
@MainActor
struct SoundFlow: Flow {
  let name: String
  let makeRouter: (UIViewController) -> any Router

  /// Two screens pushed onto the stack of home.
  static let stack = SoundFlow(name: "stack") { home in
    NavigationRouter(navigationController: home.navigationController ?? UINavigationController())
  }

  /// A sheet over home, with two screens in its stack.
  static let sheet = SoundFlow(name: "sheet") { ModalNavigationRouter(parentViewController: $0) }

  func launch(in window: UIWindow) -> PairHome {
    let home = PairHome(window: window, makeRouter: makeRouter)
    home.present(animated: false, onDismissed: nil)
    return home
  }

  var events: [FlowEvent] {
    [
      .on(ProbeScreen.self, "open", each: Motion.self) {
        ($0.delegate as? PairHome)?.pressOpen(on: $0, animated: $1 == .animated)
      },
      .on(PairScreen.self, "next", each: Motion.self) {
        $0.delegate?.pressNext(on: $0, animated: $1 == .animated)
      },
      .on(PairScreen.self, "close", each: Motion.self) {
        $0.delegate?.pressClose(on: $0, animated: $1 == .animated)
      },
    ]
  }
}
