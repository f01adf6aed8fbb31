import HeadlessUIKit

/// A delegate that records how the user dismisses a presentation.
final class RecordingSheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  /// What the delegate answers when it is asked.
  var mayDismiss = true

  private let log: CallbackLog

  init(_ log: CallbackLog) {
    self.log = log
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    log.add("shouldDismiss")
    return mayDismiss
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.add("willDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.add("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  {
    log.add("didAttemptToDismiss")
  }
}
