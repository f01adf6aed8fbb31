import HeadlessUIKit

/// Presents each screen in a container that tells when it disappears for good (KeePassium since
/// 16514d61).
final class DisappearanceRouter: PatientPresentingRouter {
  private final class Container: UINavigationController {
    var onDismissed: () -> Void = {}

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if isBeingDismissed { onDismissed() }
    }
  }

  override func present(
    _ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?
  ) {
    let container = Container(rootViewController: viewController)
    container.onDismissed = { [weak self, weak viewController] in
      if let viewController { self?.leave(viewController) }
    }
    note(viewController, onDismissed)
    navigationController.present(container, animated: animated)
  }

  override func dismiss(animated: Bool) {
    navigationController.dismiss(animated: animated)
  }
}
