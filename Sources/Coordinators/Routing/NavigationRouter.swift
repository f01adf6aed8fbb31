/// Pushes screens onto a navigation controller.
///
/// The closure of each screen runs once it has left the stack, whatever removed it: the back
/// button, a finished swipe, the back menu, code of others, an unanimated change, this router; or
/// once the navigation controller has left the window with the screen still in it. It runs even when
/// the router has been dropped.
///
/// While it shows screens the router is told of changes through the navigation controller's delegate;
/// a delegate that was set before goes on being told too, and one that is set later has to do the
/// same. UIKit tells nobody of screens that others take away while the navigation controller is
/// covered, or from below the top: that shows with the next change that it does tell.
@preconcurrency @MainActor
public final class NavigationRouter: Router {
  private let navigationController: UINavigationController
  private weak var lastObserver: NavigationObserver?

  /// Creates a router that pushes onto what a navigation controller shows.
  public init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  /// Pushes a screen.
  public func present(
    _ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?
  ) {
    observer.push(viewController, animated: animated, for: self, onDismissed: onDismissed)
  }

  /// Pops the screens that this router shows, and what lies over them.
  ///
  /// The root of a stack stays, as it does for UIKit.
  public func dismiss(animated: Bool) {
    observer.pop(screensOf: self, animated: animated)
  }

  /// Keeps the book of the router's screens: the one that has some already, or else the delegate.
  private var observer: NavigationObserver {
    if let lastObserver, lastObserver.hasScreens(of: self) { return lastObserver }
    let observer = NavigationObserver.observer(of: navigationController)
    lastObserver = observer
    return observer
  }
}
