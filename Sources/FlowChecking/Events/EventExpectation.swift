import HeadlessUIKit

/// What is to come of an event, where the flow says so.
enum EventExpectation: Hashable {
  /// Anything that the promises allow.
  case anything

  /// Nothing: the state stays the same.
  case nothing

  /// UIKit complains and does not do what it is asked for.
  case refusal(UIKitComplaint)
}
