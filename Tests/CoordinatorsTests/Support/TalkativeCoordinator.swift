import Coordinators
import HeadlessUIKit

/// A coordinator that says that it is dismissed as often as it is asked to.
final class TalkativeCoordinator: Coordinator {
  var children: [any Coordinator] = []
  let router: any Router = ListeningRouter()

  private var onDismissed: (() -> Void)?

  func present(animated: Bool, onDismissed: (() -> Void)?) {
    self.onDismissed = onDismissed
  }

  /// Runs the closure.
  func sayDismissed() {
    onDismissed?()
  }
}
