/// Shows screens, and says when they have left.
@preconcurrency @MainActor
public protocol Router: AnyObject {
  /// Shows a screen.
  func present(_ viewController: UIViewController, animated: Bool)

  /// Shows a screen; the closure runs once, when the screen has left, whatever made it leave.
  ///
  /// The routers here run it in a turn of its own, so that it may show and dismiss what it likes.
  func present(_ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?)

  /// Removes every screen that this router shows, and no other.
  func dismiss(animated: Bool)
}

extension Router {
  /// Shows a screen.
  public func present(_ viewController: UIViewController, animated: Bool) {
    present(viewController, animated: animated, onDismissed: nil)
  }
}
