/// Two runs of a flow that lead to what passes for one state, after which the same event does different
/// things, each time: the state key is too coarse.
public struct FlowCollision: Sendable, Hashable {
  /// One run; its last step is the event.
  public let first: FlowTrace

  /// The other run; where the event breaks a promise after one of the two only, it is this one.
  public let second: FlowTrace

  /// What the event breaks in the second run only; nil when it leads to different states.
  public let breach: FlowBreach?

  /// Values that the event left different, with their places.
  public let differences: [FlowDivergence.Difference]
}
