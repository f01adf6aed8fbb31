import UIKit

/// Keeps a list of the screens that it has shown, and takes them off it only when it dismisses them
/// itself.
public class HoardingNavigationRouter: BookNavigationRouter {
  private var path: [UIViewController] = []

  /// Pushes a screen.
  public override func present(
    _ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?
  ) {
    if !path.contains(viewController) { path.append(viewController) }
    super.present(viewController, animated: animated, onDismissed: onDismissed)
  }

  /// Pops back, and empties the list.
  public override func dismiss(animated: Bool) {
    path = []
    super.dismiss(animated: animated)
  }
}
