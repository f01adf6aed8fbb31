import UIKit

/// Keeps the path that it has shown, and shows only what is not on it: of the user's going back it does
/// not hear.
public class DiffingNavigationRouter: BookNavigationRouter {
  private var path: [String?] = []

  /// Pushes a screen, unless it is on the path.
  public override func present(
    _ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?
  ) {
    guard !path.contains(viewController.title) else { return }
    path.append(viewController.title)
    super.present(viewController, animated: animated, onDismissed: onDismissed)
  }

  /// Pops back, and empties the path.
  public override func dismiss(animated: Bool) {
    path = []
    super.dismiss(animated: animated)
  }
}
