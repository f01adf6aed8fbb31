/// Makes a screen the root of a window.
@preconcurrency @MainActor
public final class AppDelegateRouter: Router {
  private let window: UIWindow
  private var screens = PresentedScreens()
  private var watch: DepartureWatch?

  /// Creates a router for a window, which it shows with its first screen.
  public init(window: UIWindow) {
    self.window = window
  }

  /// Makes a screen the root of the window, in place of the one before.
  ///
  /// The closure runs once another root has taken its place, whoever set it. The change is never
  /// animated.
  public func present(
    _ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?
  ) {
    watch?.end()
    let replaced = screens.removeAll()
    screens.add(viewController, onDismissed: onDismissed)
    window.rootViewController = viewController
    window.makeKeyAndVisible()
    watch = DepartureWatch(over: viewController) { [weak self] in self?.end() }
    for onDismissed in replaced { onDismissed() }
  }

  /// Does nothing: a window keeps its root.
  public func dismiss(animated: Bool) {}

  private func end() {
    watch = nil
    for onDismissed in screens.removeAll() { onDismissed() }
  }
}
