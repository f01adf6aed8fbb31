/// Presents screens over a controller, in a navigation controller of its own.
///
/// The first screen gets a Cancel button, later ones are pushed. The closure of each screen runs
/// once it has left: popped, cancelled, pulled down by the user, dismissed by this router, or gone
/// with the controller that it was presented over.
@preconcurrency @MainActor
public final class ModalNavigationRouter: Router {
  private weak var parentViewController: UIViewController?
  private var navigationController: UINavigationController?
  private var stackRouter: NavigationRouter?

  /// Creates a router that presents over a controller.
  public init(parentViewController: UIViewController) {
    self.parentViewController = parentViewController
  }

  /// Presents a screen in a new navigation controller, or pushes it when one is presented already.
  ///
  /// When UIKit refuses the presentation, because something else is presented there, the screen
  /// counts as left and the closure runs at once.
  public func present(
    _ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?
  ) {
    if let stackRouter, navigationController?.presentingViewController != nil {
      stackRouter.present(viewController, animated: animated, onDismissed: onDismissed)
    } else {
      begin(with: viewController, animated: animated, onDismissed: onDismissed)
    }
  }

  /// Dismisses the navigation controller and all that lies over it.
  public func dismiss(animated: Bool) {
    navigationController?.presentingViewController?.dismiss(animated: animated)
  }

  private func begin(
    with viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?
  ) {
    let navigationController = UINavigationController()
    let stackRouter = NavigationRouter(navigationController: navigationController)
    self.navigationController = navigationController
    self.stackRouter = stackRouter
    addCancelButton(to: viewController)
    stackRouter.present(viewController, animated: false) { [weak self] in
      self?.end()
      onDismissed?()
    }
    parentViewController?.present(navigationController, animated: animated)
    if isRefused(navigationController) { stackRouter.abandon() }
  }

  private func end() {
    navigationController = nil
    stackRouter = nil
  }

  private func isRefused(_ navigationController: UINavigationController) -> Bool {
    let mayComeLater = parentViewController?.transitionCoordinator != nil
    return navigationController.presentingViewController == nil && !mayComeLater
  }

  private func addCancelButton(to viewController: UIViewController) {
    let cancel = UIAction { [weak self] _ in self?.dismiss(animated: true) }
    viewController.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: cancel)
  }
}
