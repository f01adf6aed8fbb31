import Coordinators
import FlowChecking
import HeadlessUIKit

/// Shows a screen at home, and others from there by a router of a history.
final class HistoricHome: ProbeRoot {
  private let kind: HistoricRouter.Type
  private(set) var pusher: RecordingRouter?

  init(window: UIWindow, kind: HistoricRouter.Type) {
    self.kind = kind
    super.init(window: window)
  }

  /// Shows a screen over home or over the first one; the closure runs when it has left.
  func show(from screen: UIViewController, onDismissed: @escaping () -> Void = {}) {
    guard screen.title != "B", let navigationController = screen.navigationController
    else { return }
    let router =
      pusher ?? RecordingRouter(kind.init(navigationController: navigationController))
    pusher = router
    let title = screen.title == "Home" ? "A" : "B"
    router.present(ProbeScreen(title, delegate: self), animated: true, onDismissed: onDismissed)
  }
}
