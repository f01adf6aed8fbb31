import HeadlessUIKit

/// Runs the closures of all screens down to the one that is shown, when an animation has led there.
///
/// What the router itself pops without an animation is not noticed (KeePassium b778e21f).
class AnimatedRangeRouter: HistoricRouter, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    if navigationController.transitionCoordinator != nil { leaveDeparted() }
  }
}
