import HeadlessUIKit

/// The router of the article, mended as the article says.
final class ListeningSheetRouter: SheetRouter, UIAdaptivePresentationControllerDelegate {
  override func present(
    _ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?
  ) {
    viewController.presentationController?.delegate = self
    super.present(viewController, animated: animated, onDismissed: onDismissed)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    finish()
  }
}
