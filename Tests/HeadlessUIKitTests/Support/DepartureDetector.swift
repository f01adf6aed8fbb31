import HeadlessUIKit

/// A delegate that finds out what has left the stack as many apps do: in didShow it asks the
/// transition coordinator where the change came from, and looks whether that is on the stack still.
final class DepartureDetector: NSObject, UINavigationControllerDelegate {
  /// The screens that were seen to leave, by their titles, in their order.
  private(set) var departures: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(from)
    else { return }
    departures.append(from.displayName)
  }
}
