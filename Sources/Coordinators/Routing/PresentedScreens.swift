/// The screens that a router shows, each with what to run when it has left.
///
/// Screens are referred to weakly, so that the list keeps none of them alive.
@MainActor
struct PresentedScreens {
  private struct Screen {
    weak var viewController: UIViewController?
    var hasArrived = false
    let onDismissed: (() -> Void)?
  }

  private var screens: [Screen] = []

  var isEmpty: Bool { screens.isEmpty }

  /// Adds a screen, which need not be on its stack yet: UIKit puts pushes off during an animation.
  mutating func add(_ viewController: UIViewController, onDismissed: (() -> Void)?) {
    screens.append(Screen(viewController: viewController, onDismissed: onDismissed))
  }

  /// Returns whether a screen is one of these.
  func contains(_ viewController: UIViewController) -> Bool {
    screens.contains { $0.viewController === viewController }
  }

  /// Forgets the screens that were on a stack and are no longer, and returns what to run for them,
  /// the last one shown first.
  mutating func removeDeparted(from stack: [UIViewController]) -> [() -> Void] {
    func isOnStack(_ screen: Screen) -> Bool {
      stack.contains { $0 === screen.viewController }
    }
    for place in screens.indices where isOnStack(screens[place]) {
      screens[place].hasArrived = true
    }
    let departed = screens.filter { $0.hasArrived && !isOnStack($0) }
    screens.removeAll { $0.hasArrived && !isOnStack($0) }
    return departed.reversed().compactMap(\.onDismissed)
  }

  /// Forgets all screens, and returns what to run for them, the last one shown first.
  mutating func removeAll() -> [() -> Void] {
    defer { screens = [] }
    return screens.reversed().compactMap(\.onDismissed)
  }
}
