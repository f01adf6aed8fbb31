import HeadlessUIKit

/// A launch on which the user, the app and the clock act at random.
@MainActor
final class RandomWalk {
  /// The screens there have been.
  private(set) var screens: [WalkingScreen] = []

  private let window = UIWindow(frame: .zero)
  private var navigations: [UINavigationController] = []
  private var generator: LinearGenerator

  /// Launches on a new device, with a stack, with tabs, or with a container of the app's own.
  init(seed: Int) {
    HeadlessDevice.current = HeadlessDevice()
    generator = LinearGenerator(seed: seed)
    window.rootViewController = newRoot()
    window.makeKeyAndVisible()
  }

  /// What UIKit would have ended the app for.
  var exceptions: [String] {
    HeadlessDevice.current.console.filter(\.isException).map(\.text)
  }

  /// Acts so many times, and lets the animations end.
  func act(times: Int) {
    for _ in 0..<times { act() }
    HeadlessDevice.current.clock.settle()
  }

  private func act() {
    let isAnimated = generator.next(below: 2) == 0
    switch generator.next(below: 8) {
    case 0, 1: actAsUser()
    case 2: anyStack().pushViewController(newScreen(), animated: isAnimated)
    case 3: anyStack().popToRootViewController(animated: isAnimated)
    case 4: replaceStack(animated: isAnimated)
    case 5: present(animated: isAnimated)
    case 6: anyScreen().dismiss(animated: isAnimated)
    default: HeadlessDevice.current.clock.advance()
    }
    if generator.next(below: 40) == 0 { window.rootViewController = newRoot() }
  }

  private func actAsUser() {
    let gestures = window.systemGestures
    guard !gestures.isEmpty else { return }
    window.perform(gestures[generator.next(below: gestures.count)])
  }

  private func replaceStack(animated: Bool) {
    let navigation = anyStack()
    var stack = navigation.viewControllers
    stack.insert(newScreen(), at: generator.next(below: stack.count + 1))
    stack.remove(at: generator.next(below: stack.count))
    navigation.setViewControllers(stack, animated: animated)
  }

  private func present(animated: Bool) {
    let styles: [UIModalPresentationStyle] = [.automatic, .fullScreen, .overFullScreen]
    let presenter = anyScreen()
    let presented = generator.next(below: 2) == 0 ? newScreen() : newStack()
    presented.modalPresentationStyle = styles[generator.next(below: styles.count)]
    presenter.present(presented, animated: animated)
  }

  private func anyScreen() -> UIViewController {
    let any = screens[generator.next(below: screens.count)]
    return generator.next(below: 2) == 0 ? any : window.frontmostViewController ?? any
  }

  private func anyStack() -> UINavigationController {
    navigations[generator.next(below: navigations.count)]
  }

  private func newRoot() -> UIViewController {
    switch generator.next(below: 3) {
    case 0: return newStack()
    case 1:
      let tabs = UITabBarController()
      tabs.viewControllers = [newStack(), newScreen(), newStack()]
      return tabs
    default:
      let (container, child) = (newScreen(), newStack())
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
      return container
    }
  }

  private func newScreen() -> WalkingScreen {
    screens.append(WalkingScreen("screen \(screens.count)"))
    return screens[screens.count - 1]
  }

  private func newStack() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: newScreen())
    navigations.append(navigation)
    return navigation
  }
}
