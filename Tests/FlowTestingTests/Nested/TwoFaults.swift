import FlowChecking
import HeadlessUIKit

/// A flow that breaks one promise with each of its events.
struct TwoFaults: Flow {
  let events: [FlowEvent] = [
    .on(UINavigationController.self, "push") {
      $0.pushViewController(UIViewController(), animated: true)
    },
    .anytime("rename") { $0.window.rootViewController?.title = "new" },
  ]

  let properties: [FlowProperty] = [
    .always("flat") { $0.controllers.count > 2 ? "a screen is pushed" : nil },
    .always("nameless") { $0.scene.window.rootViewController?.title.map { "it is called \($0)" } },
  ]

  func launch(in window: UIWindow) -> UINavigationController {
    let stack = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = stack
    return stack
  }
}
