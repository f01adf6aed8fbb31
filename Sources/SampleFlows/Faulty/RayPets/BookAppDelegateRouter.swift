import Coordinators
import UIKit

/// Makes a screen the root of a window, and takes it that what was presented over the root before
/// leaves by itself.
public class BookAppDelegateRouter: Router {
  private let window: UIWindow

  /// Creates a router for a window.
  public init(window: UIWindow) {
    self.window = window
  }

  /// Makes a screen the root of the window.
  public func present(
    _ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?
  ) {
    window.rootViewController = viewController
    window.makeKeyAndVisible()
  }

  /// Does nothing: a window keeps its root.
  public func dismiss(animated: Bool) {}
}
