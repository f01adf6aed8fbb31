/// A run of a flow from launch, step by step.
public struct FlowTrace: Sendable, Hashable {
  /// What is on screen after launch.
  public let start: String

  /// The events and what they led to.
  public internal(set) var steps: [FlowStep] = []

  /// The text from which the run can be repeated.
  public var token: String { EventLabel.token(steps.map(\.label)) }
}
