import HeadlessUIKit

/// Takes a screen for gone as soon as another one is about to be shown.
///
/// At the beginning of a swipe that is so already, and of its end nothing is asked
/// (radianttap/Coordinator pull request 8).
final class WillShowRouter: HistoricRouter, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    leaveDeparted()
  }
}
