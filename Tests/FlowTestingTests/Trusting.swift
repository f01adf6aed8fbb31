import FlowChecking
import HeadlessUIKit

/// A flow that trusts a pop of nothing to return nil.
struct Trusting: Flow {
  let events: [FlowEvent] = [
    FlowEvent.on(UINavigationController.self, "go home") { stack in
      guard stack.popToRootViewController(animated: true) != nil else { return }
      stack.pushViewController(UINavigationController(), animated: true)
    }
    .unreachable("this is home")
  ]

  func launch(in window: UIWindow) -> UINavigationController {
    let stack = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = stack
    return stack
  }
}
