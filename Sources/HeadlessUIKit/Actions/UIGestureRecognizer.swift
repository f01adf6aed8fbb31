public import Foundation

/// A gesture that a view listens to; of it only whether it is enabled is modelled.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Whether the gesture is listened to.
  open var isEnabled = true
}
