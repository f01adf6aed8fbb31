import Coordinators
import UIKit

/// A navigation router as the book's text describes one, with its faults mended.
///
/// It is the navigation controller's delegate and looks closures up by screen. Each of its
/// subclasses has one fault of those that readers of the book have in their apps.
public class BookNavigationRouter: NSObject, Router {
  /// Where the screens are pushed.
  public let navigationController: UINavigationController

  /// The controller that was on top when the router was created.
  public let base: UIViewController?

  private var onDismissed: [(screen: UIViewController, run: () -> Void)] = []

  /// Creates a router that pushes onto what a navigation controller shows.
  public init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    base = navigationController.topViewController
    super.init()
    navigationController.delegate = self
  }

  /// Pushes a screen.
  public func present(
    _ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?
  ) {
    if let onDismissed { self.onDismissed.append((viewController, onDismissed)) }
    navigationController.pushViewController(viewController, animated: animated)
  }

  /// Pops back to the controller that was on top when the router was created.
  public func dismiss(animated: Bool) {
    guard let base else { return }
    navigationController.popToViewController(base, animated: animated)
  }

  /// Returns whether the router has a closure for a screen.
  public func hasOnDismissed(for viewController: UIViewController) -> Bool {
    onDismissed.contains { $0.screen === viewController }
  }

  /// Runs the closure of a screen, once.
  public func performOnDismissed(for viewController: UIViewController) {
    guard let place = onDismissed.lastIndex(where: { $0.screen === viewController }) else { return }
    onDismissed.remove(at: place).run()
  }

  /// Runs the closures of all screens that are not on the stack any more, the last one shown first.
  public func performOnDismissedOfDeparted() {
    let stack = navigationController.viewControllers
    for (screen, _) in onDismissed.reversed() where !stack.contains(screen) {
      performOnDismissed(for: screen)
    }
  }

  /// Is told that the stack is about to show another screen, which decides nothing yet.
  public func stackWillChange() {}

  /// Notices what has left the stack.
  public func stackChanged() {
    performOnDismissedOfDeparted()
  }
}

extension BookNavigationRouter: UINavigationControllerDelegate {
  /// Passes on that the stack is about to show another screen.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    stackWillChange()
  }

  /// Notices what has left the stack.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    stackChanged()
  }
}
