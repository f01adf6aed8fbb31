import UIKit

/// Takes no request while the stack moves, and hears of the end from the transition coordinator, which
/// is nil when nothing is animated.
public class BusyNavigationRouter: BookNavigationRouter {
  private var isMoving = false

  /// Pushes a screen, unless the stack moves.
  public override func present(
    _ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?
  ) {
    guard !isMoving else { return }
    super.present(viewController, animated: animated, onDismissed: onDismissed)
  }

  /// Notices that the stack begins to move, unless it follows the user's finger.
  public override func stackWillChange() {
    let coordinator = navigationController.transitionCoordinator
    guard coordinator?.initiallyInteractive != true else { return }
    isMoving = true
    _ = coordinator?.animate(
      alongsideTransition: nil, completion: { [weak self] _ in self?.isMoving = false })
  }
}
