import Coordinators
import FlowChecking
import HeadlessUIKit

/// Shows a screen at home, and a pair of screens from there.
final class PairHome: ProbeRoot {
  private let makeRouter: (UIViewController) -> any Router

  init(window: UIWindow, makeRouter: @escaping (UIViewController) -> any Router) {
    self.makeRouter = makeRouter
    super.init(window: window)
  }

  /// Shows the pair, unless it is shown already.
  func pressOpen(on screen: UIViewController, animated: Bool) {
    guard children.isEmpty else { return }
    presentChild(
      PairCoordinator(router: RecordingRouter(makeRouter(screen))), animated: animated)
  }
}
