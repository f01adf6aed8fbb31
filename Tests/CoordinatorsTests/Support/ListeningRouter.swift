import Coordinators
import HeadlessUIKit

/// A router that shows nothing and records what it is asked to do.
final class ListeningRouter: Router {
  private(set) var calls: [String] = []

  func present(_ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?) {
    let closure = onDismissed == nil ? "nil" : "a closure"
    calls.append(
      "present(\(viewController.displayName), animated: \(animated), onDismissed: \(closure))")
  }

  func dismiss(animated: Bool) {
    calls.append("dismiss(animated: \(animated))")
  }
}
