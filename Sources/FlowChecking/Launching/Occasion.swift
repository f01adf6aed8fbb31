import HeadlessUIKit

/// What is known beforehand of something that is performed.
@MainActor
struct Occasion {
  /// Whether the next event comes while the animations that this one begins still run.
  var isHasty = false

  /// The event that a flow declares, if it is one of which the flow says what is to come of it.
  var declaration: FlowEvent?

  /// The gesture, if it is one.
  var gesture: SystemGesture?

  /// The press of a button, if it is one that may be followed by another.
  var tap: Tap?
}
