import HeadlessUIKit

/// Asks, once another screen is shown, where the animation came from, and whether that is gone.
///
/// Without an animation there is nobody to ask (radianttap/Coordinator issue 19); and of several
/// screens only the top is named (its pull request 21, KeePassium 3536febe).
final class DidShowRouter: HistoricRouter, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(from)
    else { return }
    leave(from)
  }
}
