/// The screens that routers have put on one stack, each with what to run when it has left.
///
/// Screens and routers are referred to weakly, so that the list keeps none of them alive.
@MainActor
struct PresentedScreens {
  private final class Screen {
    weak var viewController: UIViewController?
    weak var router: AnyObject?
    var hasArrived = false
    let onDismissed: (() -> Void)?

    init(
      _ viewController: UIViewController, of router: AnyObject, onDismissed: (() -> Void)?
    ) {
      self.viewController = viewController
      self.router = router
      self.onDismissed = onDismissed
    }

    func isOne(of viewControllers: [UIViewController]) -> Bool {
      viewControllers.contains(identical: viewController)
    }
  }

  private var screens: [Screen] = []

  var isEmpty: Bool { screens.isEmpty }

  /// Adds a screen, which need not be on its stack yet: UIKit puts pushes off during an animation.
  mutating func add(
    _ viewController: UIViewController, of router: AnyObject, onDismissed: (() -> Void)?
  ) {
    screens.append(Screen(viewController, of: router, onDismissed: onDismissed))
  }

  /// The screens of all routers, in the order in which they were added.
  var viewControllers: [UIViewController] { screens.compactMap(\.viewController) }

  /// Returns the screens of one router, in the order in which they were added.
  func viewControllers(of router: AnyObject) -> [UIViewController] {
    screens.filter { $0.router === router }.compactMap(\.viewController)
  }

  /// Notes that the screens among some controllers have been on the stack, so that they count as
  /// departed when they no longer are.
  func noteArrivals(of viewControllers: [UIViewController]) {
    for screen in screens where screen.isOne(of: viewControllers) { screen.hasArrived = true }
  }

  /// Forgets the screens that were on the stack and are no longer, and returns what to run for them,
  /// the last one shown first.
  mutating func removeDeparted(from stack: [UIViewController]) -> [() -> Void] {
    noteArrivals(of: stack)
    return remove { $0.hasArrived && !$0.isOne(of: stack) }
  }

  /// Forgets all screens, and returns what to run for them, the last one shown first.
  mutating func removeAll() -> [() -> Void] {
    remove { _ in true }
  }

  private mutating func remove(where hasLeft: (Screen) -> Bool) -> [() -> Void] {
    let departed = screens.filter(hasLeft)
    screens.removeAll(where: hasLeft)
    return departed.reversed().compactMap(\.onDismissed)
  }
}
