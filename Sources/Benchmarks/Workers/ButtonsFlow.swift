import FlowChecking
import HeadlessUIKit

/// One screen with many buttons, each of which ends the app, or none.
struct ButtonsFlow: Flow {
  /// A button.
  struct Button: CaseIterable, CustomStringConvertible {
    let number: Int

    var description: String { "\(number)" }

    static var allCases: [Button] { (1...100).map(Button.init) }
  }

  /// The screen.
  final class Screen: UIViewController {}

  /// Whether the buttons end the app.
  let areFatal: Bool

  var name: String { areFatal ? "FatalButtons" : "IdleButtons" }

  func launch(in window: UIWindow) -> Screen {
    let screen = Screen()
    window.rootViewController = screen
    return screen
  }

  var events: [FlowEvent] {
    [
      .on(Screen.self, "press", each: Button.self) { _, button in
        precondition(!areFatal, "Button \(button) ends the app.")
      }
    ]
  }
}
