/// Makes a screen the root of a window.
@preconcurrency @MainActor
public final class AppDelegateRouter: Router {
  private let window: UIWindow

  /// Creates a router for a window, which it shows with its first screen.
  public init(window: UIWindow) {
    self.window = window
  }

  /// Makes a screen the root of the window, in place of the one before.
  ///
  /// What was presented over the root before is dismissed: UIKit would leave it on screen. The closure
  /// runs once another root has taken the screen's place, whoever set it. The change is never
  /// animated.
  public func present(
    _ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?
  ) {
    let replaced = window.rootViewController
    window.rootViewController = viewController
    window.makeKeyAndVisible()
    if let onDismissed { DepartureWatch(over: viewController, onDeparture: onDismissed) }
    guard replaced !== viewController else { return }
    replaced?.presentedViewController?.leavePresenter(animated: false)
  }

  /// Does nothing: a window keeps its root.
  public func dismiss(animated: Bool) {}
}
