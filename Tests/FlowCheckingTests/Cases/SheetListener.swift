import HeadlessUIKit

/// Tells closures that a sheet begins to be pulled down, and that it has gone.
final class SheetListener: NSObject, UIAdaptivePresentationControllerDelegate {
  private let willDismiss: () -> Void
  private let didDismiss: () -> Void

  init(willDismiss: @escaping () -> Void = {}, didDismiss: @escaping () -> Void = {}) {
    self.willDismiss = willDismiss
    self.didDismiss = didDismiss
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    willDismiss()
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    didDismiss()
  }
}
