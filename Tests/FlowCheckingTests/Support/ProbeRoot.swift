import Coordinators
import FlowChecking
import HeadlessUIKit

/// A root coordinator that is whatever a test makes of it.
@MainActor
class ProbeRoot: Coordinator {
  var children: [any Coordinator] = []
  let router: any Router

  init(window: UIWindow) {
    router = RecordingRouter(AppDelegateRouter(window: window))
  }

  /// Shows a screen of its own at the root of a stack.
  func present(animated: Bool, onDismissed: (() -> Void)?) {
    let home = ProbeScreen("Home", delegate: self)
    router.present(
      UINavigationController(rootViewController: home), animated: false, onDismissed: onDismissed)
  }
}
