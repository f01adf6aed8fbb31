import HeadlessUIKit

/// Runs the closures itself at the end of its own pops, animated or not (KeePassium since b778e21f).
final class PopCompletionRouter: AnimatedRangeRouter {
  override func dismiss(animated: Bool) {
    super.dismiss(animated: animated)
    guard let coordinator = navigationController.transitionCoordinator else {
      return leaveDeparted()
    }
    coordinator.animate(alongsideTransition: nil) { [self] _ in leaveDeparted() }
  }
}
