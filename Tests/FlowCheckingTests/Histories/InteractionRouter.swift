import HeadlessUIKit

/// Waits for the finger to be lifted, and takes the screen for gone unless the swipe is cancelled.
///
/// With a tap on Back there is no finger to be lifted (radianttap/Coordinator issue 11).
final class InteractionRouter: HistoricRouter, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    navigationController.transitionCoordinator?.notifyWhenInteractionChanges { [self] context in
      guard !context.isCancelled, let from = context.viewController(forKey: .from) else { return }
      leave(from)
    }
  }
}
