public import Foundation

/// A finger that moves.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Returns how far the finger has moved; nowhere, since touches are not modelled.
  open func translation(in view: UIView?) -> CGPoint { .zero }

  /// Returns how fast the finger moves; not at all, since touches are not modelled.
  open func velocity(in view: UIView?) -> CGPoint { .zero }

  /// Has the finger count as moved so far; kept nowhere.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}
