import FlowChecking
import HeadlessUIKit

/// A flow that promises a state that it has not.
struct Nowhere: Flow {
  let events: [FlowEvent] = []
  let properties: [FlowProperty] = [.sometimes("two screens") { $0.controllers.count > 1 }]

  func launch(in window: UIWindow) -> UIViewController {
    let screen = UIViewController()
    window.rootViewController = screen
    return screen
  }
}
