import Coordinators
import UIKit

/// A modal router as the book's text describes one, with its faults mended.
///
/// Each of its subclasses has one fault of those that readers of the book have in their apps.
public class BookModalNavigationRouter: NSObject, Router {
  /// The closures of the screens on the stack, in the order in which they were shown.
  public var onDismissed: [(screen: UIViewController, run: () -> Void)] = []

  private weak var parentViewController: UIViewController?
  private let navigationController = UINavigationController()
  private var isLeaving = false

  /// Creates a router that presents over a controller.
  public init(parentViewController: UIViewController) {
    self.parentViewController = parentViewController
    super.init()
    navigationController.delegate = self
  }

  /// Presents the first screen with a Cancel button, and pushes later ones.
  public func present(
    _ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?
  ) {
    if let onDismissed { self.onDismissed.append((viewController, onDismissed)) }
    guard navigationController.viewControllers.isEmpty else {
      return navigationController.pushViewController(viewController, animated: animated)
    }
    addCancelButton(to: viewController)
    navigationController.setViewControllers([viewController], animated: false)
    listen(to: navigationController)
    parentViewController?.present(navigationController, animated: animated)
  }

  /// Dismisses the navigation controller, and tells of it when it begins to leave.
  public func dismiss(animated: Bool) {
    if !isLeaving {
      isLeaving = true
      parentViewController?.dismiss(animated: animated)
    }
    performOnDismissed(of: navigationController.viewControllers)
  }

  /// Has the router told when the user pulls the sheet down.
  public func listen(to navigationController: UINavigationController) {
    navigationController.presentationController?.delegate = self
  }

  /// Runs the closure of a screen, once.
  public func performOnDismissed(for viewController: UIViewController) {
    guard let place = onDismissed.lastIndex(where: { $0.screen === viewController }) else { return }
    onDismissed.remove(at: place).run()
  }

  private func performOnDismissed(of viewControllers: [UIViewController]) {
    for viewController in viewControllers.reversed() {
      performOnDismissed(for: viewController)
    }
  }

  private func addCancelButton(to viewController: UIViewController) {
    let cancel = UIAction { [weak self] _ in self?.dismiss(animated: true) }
    viewController.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: cancel)
  }
}

extension BookModalNavigationRouter: UINavigationControllerDelegate {
  /// Notices what has left the stack.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let stack = navigationController.viewControllers
    performOnDismissed(of: onDismissed.map(\.screen).filter { !stack.contains($0) })
  }
}

extension BookModalNavigationRouter: UIAdaptivePresentationControllerDelegate {
  /// Notices that the user has pulled the sheet down.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    performOnDismissed(of: navigationController.viewControllers)
  }
}
