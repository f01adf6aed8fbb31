import HeadlessUIKit

/// Compares its book with the stack whenever a screen is shown (radianttap/Coordinator since pull
/// request 21).
final class ComparingRouter: HistoricRouter, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    leaveDeparted()
  }
}
