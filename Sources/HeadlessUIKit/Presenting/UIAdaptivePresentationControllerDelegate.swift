public import Foundation

/// Learns how the user dismisses a presentation.
///
/// None of its methods is called when code dismisses (Apple,
/// presentationControllerDidDismiss(_:)).
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns whether the user may dismiss; asked at any time and any number of times.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool

  /// Tells that the user begins to dismiss, which may still be cancelled.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Tells that the user has dismissed.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Tells that the user tried to dismiss and was not allowed to.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns true.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    OptionalCall.miss(on: self)
    return true
  }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) { OptionalCall.miss(on: self) }

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) { OptionalCall.miss(on: self) }

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { OptionalCall.miss(on: self) }
}
