/// Pushes screens onto a navigation controller.
///
/// The closure of each screen runs once it has left the stack, whatever removed it: the back
/// button, a finished swipe, the back menu, code of others, an unanimated change, this router; or
/// once the navigation controller has left the window with the screen still in it. While it shows
/// screens the router is told of changes through the navigation controller's delegate; a delegate
/// that was set before goes on being told too.
@preconcurrency @MainActor
public final class NavigationRouter: Router {
  private let navigationController: UINavigationController
  private weak var base: UIViewController?
  private var screens = PresentedScreens()
  private var observer: NavigationObserver?
  private var watch: DepartureWatch?

  /// Creates a router that pushes onto what a navigation controller shows.
  public init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  /// Pushes a screen.
  ///
  /// The controller that was on top before the router's first screen is remembered.
  public func present(
    _ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?
  ) {
    if screens.isEmpty { begin() }
    screens.add(viewController, onDismissed: onDismissed)
    navigationController.pushViewController(viewController, animated: animated)
    removeDeparted()
  }

  /// Pops back to the controller that was on top before the router's first screen.
  ///
  /// The root of a stack stays, as it does for UIKit.
  public func dismiss(animated: Bool) {
    let stack = navigationController.viewControllers
    let others = stack.filter { !screens.contains($0) }
    if let base, stack.contains(base) {
      navigationController.popToViewController(base, animated: animated)
    } else if others.isEmpty {
      navigationController.popToRootViewController(animated: animated)
    } else {
      navigationController.setViewControllers(others, animated: animated)
    }
    if navigationController.transitionCoordinator == nil { removeDeparted() }
  }

  private func begin() {
    base = navigationController.topViewController
    let observer = NavigationObserver.observer(of: navigationController)
    observer.add(self) { [weak self] in self?.removeDeparted() }
    self.observer = observer
    watch = DepartureWatch(over: navigationController) { [weak self] in self?.abandon() }
  }

  private func removeDeparted() {
    end(with: screens.removeDeparted(from: navigationController.viewControllers))
  }

  /// Counts all screens as left, for a navigation controller that never came onto the screen or has
  /// left it.
  func abandon() {
    end(with: screens.removeAll())
  }

  private func end(with closures: [() -> Void]) {
    if screens.isEmpty {
      observer?.remove(self)
      observer = nil
      watch?.end()
      watch = nil
    }
    for onDismissed in closures { onDismissed() }
  }
}
