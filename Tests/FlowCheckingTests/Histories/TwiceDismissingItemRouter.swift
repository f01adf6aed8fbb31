import HeadlessUIKit

/// Runs the closure however the screen ends, and dismisses it however it ends too.
///
/// After a pull there is nothing left to dismiss but the parent (swift-navigation issue 309).
final class TwiceDismissingItemRouter: ItemRouter {
  override func dismiss(animated: Bool) {
    guard item != nil else { return }
    parent?.dismiss(animated: animated)
    end()
  }

  override func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    dismiss(animated: true)
  }
}
