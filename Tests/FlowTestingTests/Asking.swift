import FlowChecking
import HeadlessUIKit

/// A flow that begins a task, of which nothing comes in the process of a test.
struct Asking: Flow {
  let events: [FlowEvent] = [
    .on(UINavigationController.self, "ask") { stack in
      Task { @MainActor in stack.pushViewController(UIViewController(), animated: true) }
    }
  ]

  func launch(in window: UIWindow) -> UINavigationController {
    let stack = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = stack
    return stack
  }
}
