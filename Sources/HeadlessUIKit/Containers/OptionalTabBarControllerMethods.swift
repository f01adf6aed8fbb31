/// The methods of a tab bar controller's delegate as optional calls reach them.
@preconcurrency @MainActor
public struct OptionalTabBarControllerMethods {
  let delegate: any UITabBarControllerDelegate

  /// Returns whether a tap on a tab selects it, or nil where the delegate does not decide.
  public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool? {
    OptionalCall.result(of: "tabBarController", on: delegate) {
      delegate.tabBarController(tabBarController, shouldSelect: viewController)
    }
  }

  /// Tells that the user has tapped a tab.
  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) -> Void? {
    OptionalCall.result(of: "tabBarController", on: delegate) {
      delegate.tabBarController(tabBarController, didSelect: viewController)
    }
  }

  /// Returns an animation of the app's own for the change from one tab to another.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  /// Returns what drives an animation of the app's own by the finger.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.tabBarController(tabBarController, interactionControllerFor: animationController)
  }
}
