/// The methods of a navigation controller's delegate as optional calls reach them.
///
/// `delegate.navigationController?(navigation, didShow: screen, animated: true)` compiles with it as
/// it does with Apple's UIKit, and is nil where the delegate lacks the method.
@preconcurrency @MainActor
public struct OptionalNavigationControllerMethods {
  let delegate: any UINavigationControllerDelegate

  /// Tells that a controller is about to be shown.
  @discardableResult
  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) -> Void? {
    OptionalCall.result(of: "navigationController", on: delegate) {
      delegate.navigationController(
        navigationController, willShow: viewController, animated: animated)
    }
  }

  /// Tells that a controller is shown.
  @discardableResult
  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) -> Void? {
    OptionalCall.result(of: "navigationController", on: delegate) {
      delegate.navigationController(
        navigationController, didShow: viewController, animated: animated)
    }
  }

  /// Returns an animation of the app's own for a change of the stack.
  public func callAsFunction(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  /// Returns what drives an animation of the app's own by the finger.
  public func callAsFunction(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.navigationController(
      navigationController, interactionControllerFor: animationController)
  }
}
