import Coordinators
import HeadlessUIKit

/// Shows two screens, one after the other, by whatever router it is given.
///
/// As a sound coordinator has to, it heeds only a press on the screen that is its front and stays, and
/// none once it has ended its flow.
final class PairCoordinator: Coordinator {
  var children: [any Coordinator] = []
  let router: any Router

  private weak var front: UIViewController?

  init(router: any Router) {
    self.router = router
  }

  func present(animated: Bool, onDismissed: (() -> Void)?) {
    show("First", animated: animated, onDismissed: onDismissed)
  }

  /// Shows the second screen over the first.
  func pressNext(on screen: PairScreen, animated: Bool) {
    guard screen === front, screen.title == "First", screen.parent != nil else { return }
    show("Second", animated: animated)
  }

  /// Ends the flow.
  func pressClose(on screen: PairScreen, animated: Bool) {
    guard screen === front else { return }
    front = nil
    dismiss(animated: animated)
  }

  private func show(_ title: String, animated: Bool, onDismissed: (() -> Void)? = nil) {
    let screen = PairScreen(title, delegate: self)
    let previous = front
    front = screen
    router.present(screen, animated: animated) { [weak self, weak previous] in
      self?.front = previous
      onDismissed?()
    }
  }
}
