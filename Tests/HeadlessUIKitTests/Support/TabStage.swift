import HeadlessUIKit
import Testing

/// A fresh device whose window shows two tabs, a stack in each, with everything recorded.
@MainActor
struct TabStage {
  let log = CallbackLog()
  let window = UIWindow(frame: .zero)
  let tabs = UITabBarController()
  let first: RecordingNavigationController
  let second: RecordingNavigationController
  let delegate: RecordingTabDelegate

  /// Puts a new device in place and shows the first tab.
  init(profile: UIKitProfile = .iOS17) {
    HeadlessDevice.current = HeadlessDevice(profile: profile)
    first = RecordingNavigationController("first", log)
    second = RecordingNavigationController("second", log)
    delegate = RecordingTabDelegate(log)
    first.viewControllers = [Screen("A", log)]
    second.viewControllers = [Screen("Z", log)]
    tabs.viewControllers = [first, second]
    tabs.delegate = delegate
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    _ = log.take()
  }

  /// The titles on the stack of the first tab, root first.
  var stack: [String] { first.viewControllers.map(\.displayName) }

  /// Pushes screens in the first tab and lets the animations end.
  func push(_ titles: String...) {
    for title in titles { first.pushViewController(Screen(title, log), animated: true) }
    settle()
    _ = log.take()
  }

  /// Taps a tab, after checking that it can be tapped.
  func tap(_ place: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    let gesture = SystemGesture.tapTab(place, title: place == 0 ? "first" : "second")
    #expect(window.systemGestures.contains(gesture), sourceLocation: sourceLocation)
    window.perform(gesture)
  }

  /// Lets all animations end.
  func settle() {
    HeadlessDevice.current.clock.settle()
  }
}
