import HeadlessUIKit
import Testing

/// A fresh device whose window shows a navigation controller, with everything recorded.
@MainActor
struct Stage {
  let log = CallbackLog()
  let window = UIWindow(frame: .zero)
  let navigation: RecordingNavigationController
  let delegate: RecordingNavigationDelegate

  /// Puts a new device in place and shows a stack of screens with the given titles, root first.
  init(_ titles: String..., profile: UIKitProfile = .iOS17) {
    HeadlessDevice.current = HeadlessDevice(profile: profile)
    navigation = RecordingNavigationController("nav", log)
    delegate = RecordingNavigationDelegate(log)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    for title in titles { navigation.pushViewController(screen(title), animated: false) }
    navigation.delegate = delegate
    _ = log.take()
  }

  /// The titles on the stack, root first.
  var stack: [String] { navigation.viewControllers.map(\.displayName) }

  /// What UIKit has complained about; an exception is named before its reason.
  var complaints: [String] {
    HeadlessDevice.current.console.map { message in
      message.exception.map { "\($0): \(message.text)" } ?? message.text
    }
  }

  /// Creates a screen that records its callbacks.
  func screen(_ title: String) -> Screen {
    Screen(title, log)
  }

  /// Returns the screen at a place on the stack.
  func onStack(_ place: Int) -> UIViewController {
    navigation.viewControllers[place]
  }

  /// Pushes a screen with an animation and returns it.
  @discardableResult
  func push(_ title: String) -> Screen {
    let screen = screen(title)
    navigation.pushViewController(screen, animated: true)
    return screen
  }

  /// Presents a screen over the stack, lets the animation end, and returns the screen.
  @discardableResult
  func show(_ title: String, as style: UIModalPresentationStyle = .automatic) -> Screen {
    let screen = screen(title)
    screen.modalPresentationStyle = style
    navigation.present(screen, animated: true)
    settle()
    _ = log.take()
    return screen
  }

  /// Does what the user can do, after checking that it can be done.
  func perform(_ gesture: SystemGesture, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(window.systemGestures.contains(gesture), sourceLocation: sourceLocation)
    window.perform(gesture)
  }

  /// Lets all animations end.
  func settle() {
    HeadlessDevice.current.clock.settle()
  }
}
