import FlowChecking
import HeadlessUIKit

/// One screen with a title, and an event.
@MainActor
struct TitledFlow: Flow {
  let title: String

  func launch(in window: UIWindow) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    window.rootViewController = screen
    return screen
  }

  var events: [FlowEvent] { [.on(UIViewController.self, "tap") { _ in }] }
}
