import Coordinators
import HeadlessUIKit

/// Presents one screen over a parent, and puts another in its place when it is given one.
///
/// It runs the closure when the user pulls the screen down, and not when the app closes it
/// (swift-navigation issue 257).
class ItemRouter: NSObject, Router, UIAdaptivePresentationControllerDelegate {
  private(set) weak var parent: UIViewController?
  private(set) weak var item: UIViewController?
  private var onDismissed: (() -> Void)?

  required init(parent: UIViewController) { self.parent = parent }

  func present(_ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?) {
    guard item != nil else { return show(viewController, animated, onDismissed) }
    parent?.dismiss(animated: animated) { [self] in
      end()
      show(viewController, animated, onDismissed)
    }
  }

  func dismiss(animated: Bool) {
    item = nil
    onDismissed = nil
    parent?.dismiss(animated: animated)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    end()
  }

  /// Forgets the screen and runs its closure.
  func end() {
    item = nil
    let onDismissed = onDismissed
    self.onDismissed = nil
    onDismissed?()
  }

  private func show(_ screen: UIViewController, _ animated: Bool, _ onDismissed: (() -> Void)?) {
    item = screen
    self.onDismissed = onDismissed
    screen.presentationController?.delegate = self
    parent?.present(screen, animated: animated)
  }
}
