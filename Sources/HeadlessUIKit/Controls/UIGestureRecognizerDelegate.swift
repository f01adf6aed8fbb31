public import Foundation

/// Is asked about a gesture.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns whether the gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Returns whether two gestures go together; not asked here, since touches are not modelled.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns true.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalCall.miss(on: self)
    return true
  }

  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalCall.miss(on: self)
    return false
  }

  /// Whether the gesture may begin, as an optional call asks it.
  @_disfavoredOverload
  public var gestureRecognizerShouldBegin: ((UIGestureRecognizer) -> Bool?)? {
    { recognizer in
      OptionalCall.result(of: "gestureRecognizerShouldBegin", on: self, "(_:)") {
        self.gestureRecognizerShouldBegin(recognizer)
      }
    }
  }
}
