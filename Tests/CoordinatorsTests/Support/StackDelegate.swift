import Foundation
import HeadlessUIKit

/// A delegate that an app has given its navigation controller, which records what it is told.
final class StackDelegate: NSObject, UINavigationControllerDelegate {
  private(set) var calls: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.append("willShow(\(viewController.displayName)\(animated ? ", animated" : ""))")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.append("didShow(\(viewController.displayName)\(animated ? ", animated" : ""))")
  }
}
