import Coordinators
import HeadlessUIKit

class SheetRouter: NSObject, Router {
  private weak var parent: UIViewController?
  private var onDismissed: (() -> Void)?

  init(over parent: UIViewController) {
    self.parent = parent
  }

  func present(_ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?) {
    self.onDismissed = onDismissed
    parent?.present(viewController, animated: animated)
  }

  func dismiss(animated: Bool) {
    parent?.dismiss(animated: animated) { self.finish() }
  }

  func finish() {
    onDismissed?()
    onDismissed = nil
  }
}
