import Coordinators
import HeadlessUIKit
import Testing

/// A window on a device of its own, with a navigation controller at its root.
@MainActor
struct Stage {
  let window = UIWindow(frame: .zero)
  let navigation = UINavigationController()
  let diary = Diary()

  /// Shows a stack of screens.
  init(_ titles: String..., profile: UIKitProfile = .iOS17) {
    self.init(titles.isEmpty ? ["Home"] : titles, under: nil, profile: profile)
  }

  /// Shows a stack of screens in the first of two tabs.
  static func inTabs() -> Stage {
    Stage(["Home"], under: UITabBarController())
  }

  private init(
    _ titles: [String], under tabs: UITabBarController?, profile: UIKitProfile = .iOS17
  ) {
    HeadlessDevice.current = HeadlessDevice(profile: profile)
    navigation.title = titles.first
    navigation.viewControllers = titles.map(Screen.init)
    tabs?.viewControllers = [navigation, Screen("Other")]
    window.rootViewController = tabs ?? navigation
    window.makeKeyAndVisible()
    settle()
  }

  /// The titles of the screens on the stack, root first.
  var stack: [String] { navigation.viewControllers.map(\.displayName) }

  /// What UIKit has printed.
  var console: [String] { HeadlessDevice.current.console.map(\.text) }

  /// How many invisible views lie in the window.
  var markerCount: Int { window.hiddenDescendantCount }

  /// Lets all animations end.
  func settle() {
    HeadlessDevice.current.clock.settle()
  }

  /// Begins a gesture of the user, which has to be possible.
  func begin(_ gesture: SystemGesture) {
    guard window.systemGestures.contains(gesture) else {
      Issue.record("the user cannot \(gesture), but \(window.systemGestures)")
      return
    }
    window.perform(gesture)
  }

  /// Performs a gesture of the user and lets its animation end.
  func perform(_ gesture: SystemGesture) {
    begin(gesture)
    settle()
  }

  /// Shows screens with a new router on a navigation controller, the one at the root if none is given,
  /// and notes their departures.
  func show(_ titles: String..., animated: Bool = true, on stack: UINavigationController? = nil)
    -> NavigationRouter
  {
    let router = NavigationRouter(navigationController: stack ?? navigation)
    for title in titles { show(title, by: router, animated: animated) }
    return router
  }

  /// Shows screens with a new modal router over what is shown, and notes their departures.
  func showModally(_ titles: String...) -> ModalNavigationRouter {
    let router = ModalNavigationRouter(parentViewController: window.frontmost)
    for title in titles { show(title, by: router) }
    return router
  }

  /// Shows a screen with a router, notes its departure and lets the animation end.
  func show(_ title: String, by router: any Router, animated: Bool = true) {
    router.present(Screen(title), animated: animated, onDismissed: diary.departure(of: title))
    settle()
  }

  /// Presents a screen over what is shown, as foreign code does.
  @discardableResult
  func cover(with title: String = "Cover", style: UIModalPresentationStyle) -> Screen {
    let cover = Screen(title)
    present(cover, style: style)
    return cover
  }

  /// Presents a navigation controller over what is shown, as foreign code does.
  func presentStack(style: UIModalPresentationStyle) -> UINavigationController {
    let stack = UINavigationController(rootViewController: Screen("Modal"))
    present(stack, style: style)
    return stack
  }

  private func present(_ controller: UIViewController, style: UIModalPresentationStyle) {
    controller.modalPresentationStyle = style
    window.frontmost.present(controller, animated: true)
    settle()
  }
}
