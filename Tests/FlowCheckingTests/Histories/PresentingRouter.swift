import HeadlessUIKit

/// Presents a screen over the stack, and learns when the user pulls it down.
///
/// When it dismisses the screen it runs the closure at once, while UIKit can present nothing else yet
/// (KeePassium 93288437).
class PresentingRouter: HistoricRouter, UIAdaptivePresentationControllerDelegate {
  override func present(
    _ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?
  ) {
    note(viewController, onDismissed)
    viewController.presentationController?.delegate = self
    navigationController.present(viewController, animated: animated)
  }

  override func dismiss(animated: Bool) {
    navigationController.dismiss(animated: animated)
    for screen in screens { leave(screen) }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    leave(presentationController.presentedViewController)
  }
}
