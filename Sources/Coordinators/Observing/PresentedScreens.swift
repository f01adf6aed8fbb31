/// The screens that routers have put on one stack, each with what to run when it has left.
///
/// Screens and routers are referred to weakly, so that the list keeps none of them alive.
@MainActor
struct PresentedScreens {
  private struct Screen {
    weak var viewController: UIViewController?
    weak var router: AnyObject?
    var hasArrived = false
    let onDismissed: (() -> Void)?

    func isOn(_ stack: [UIViewController]) -> Bool {
      stack.contains { $0 === viewController }
    }
  }

  private var screens: [Screen] = []

  var isEmpty: Bool { screens.isEmpty }

  /// Adds a screen, which need not be on its stack yet: UIKit puts pushes off during an animation.
  mutating func add(
    _ viewController: UIViewController, of router: AnyObject, onDismissed: (() -> Void)?
  ) {
    screens.append(
      Screen(viewController: viewController, router: router, onDismissed: onDismissed))
  }

  /// Returns the screens of one router, in the order in which they were added.
  func viewControllers(of router: AnyObject) -> [UIViewController] {
    screens.filter { $0.router === router }.compactMap(\.viewController)
  }

  /// Notes which screens are on the stack, so that they count as departed when they no longer are.
  mutating func noteArrivals(on stack: [UIViewController]) {
    for place in screens.indices where screens[place].isOn(stack) {
      screens[place].hasArrived = true
    }
  }

  /// Forgets the screens that were on the stack and are no longer, and returns what to run for them,
  /// the last one shown first.
  mutating func removeDeparted(from stack: [UIViewController]) -> [() -> Void] {
    noteArrivals(on: stack)
    return remove { $0.hasArrived && !$0.isOn(stack) }
  }

  /// Forgets the screens that are not on the stack, also those that have never been, and returns what
  /// to run for them, the last one shown first.
  mutating func removeAll(notOn stack: [UIViewController]) -> [() -> Void] {
    noteArrivals(on: stack)
    return remove { !$0.isOn(stack) }
  }

  private mutating func remove(where hasLeft: (Screen) -> Bool) -> [() -> Void] {
    let departed = screens.filter(hasLeft)
    screens.removeAll(where: hasLeft)
    return departed.reversed().compactMap(\.onDismissed)
  }
}
