import UIKit

/// Shows the first screen in a sheet and pushes the others inside it.
open class SheetRouter: NSObject, Router {
  private weak var parent: UIViewController?
  private let navigationController = UINavigationController()
  private var whenGone: (() -> Void)?

  /// Creates a router for a sheet above a screen.
  public init(above parent: UIViewController) {
    self.parent = parent
  }

  /// Shows a screen; the closure of the first one runs once the sheet is down.
  public func show(_ screen: UIViewController, whenGone: @escaping () -> Void) {
    guard self.whenGone == nil else {
      return navigationController.pushViewController(screen, animated: true)
    }
    self.whenGone = whenGone
    navigationController.setViewControllers([screen], animated: false)
    listen(to: navigationController.presentationController)
    parent?.present(navigationController, animated: true)
  }

  /// Pulls the sheet down.
  public func close() {
    parent?.dismiss(animated: true) { [weak self] in self?.finish() }
  }

  /// Asks to be told when the user pulls the sheet down.
  open func listen(to controller: UIPresentationController?) {
    controller?.delegate = self
  }

  private func finish() {
    let closure = whenGone
    whenGone = nil
    closure?()
  }
}

extension SheetRouter: UIAdaptivePresentationControllerDelegate {
  /// Hears that the user has pulled the sheet down.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    finish()
  }
}
