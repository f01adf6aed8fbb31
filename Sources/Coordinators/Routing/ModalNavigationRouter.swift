/// Presents screens over a controller, in a navigation controller of its own.
///
/// The first screen gets a Cancel button, later ones are pushed. The closure of each screen runs
/// once it has left: popped, cancelled, pulled down by the user, dismissed by this router, or gone
/// with the controller that it was presented over.
@preconcurrency @MainActor
public final class ModalNavigationRouter: Router {
  private weak var parentViewController: UIViewController?
  private weak var presentation: ModalPresentation?

  /// Creates a router that presents over a controller.
  public init(parentViewController: UIViewController) {
    self.parentViewController = parentViewController
  }

  /// Presents a screen in a new navigation controller, or pushes it when one is presented already.
  ///
  /// While UIKit animates another presentation there the screen waits for its turn. When UIKit refuses
  /// it, because something else is presented there, the screen counts as left.
  ///
  /// A screen that is presented in the same turn as a dismissal is shown after that. One that is
  /// presented in a later turn, while the dismissed ones are still seen leaving, leaves with them: it
  /// comes from a tap on one of those.
  public func present(
    _ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?
  ) {
    if let navigationController = presentation?.openNavigationController {
      NavigationRouter(navigationController: navigationController)
        .present(viewController, animated: animated, onDismissed: onDismissed)
    } else {
      begin(with: viewController, animated: animated, onDismissed: onDismissed)
    }
  }

  /// Dismisses the navigation controller and all that lies over it.
  public func dismiss(animated: Bool) {
    presentation?.end(animated: animated)
  }

  private func begin(
    with viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?
  ) {
    let navigationController = UINavigationController()
    let presentation = ModalPresentation(of: navigationController, over: parentViewController)
    self.presentation = presentation
    let removeButton = addCancelButton(to: viewController.navigationItem, ending: presentation)
    let router = NavigationRouter(navigationController: navigationController)
    router.present(viewController, animated: false) {
      removeButton()
      onDismissed?()
    }
    presentation.begin(animated: animated)
  }

  /// Puts a Cancel button in place of the left one, and returns what undoes that.
  private func addCancelButton(
    to item: UINavigationItem, ending presentation: ModalPresentation
  ) -> () -> Void {
    let earlier = item.leftBarButtonItem
    let cancel = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { _ in presentation.end(animated: true) })
    item.leftBarButtonItem = cancel
    return { [weak item] in
      if item?.leftBarButtonItem === cancel { item?.leftBarButtonItem = earlier }
    }
  }
}
