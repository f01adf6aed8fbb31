/// A run of a flow from launch, step by step.
public struct FlowTrace: Sendable, Hashable {
  /// What is on screen after launch.
  public let start: String

  /// What the user sees after launch; nil where nothing is known, as after a crash.
  public let picture: FlowPicture?

  /// The events and what they led to.
  public internal(set) var steps: [FlowStep]

  /// Creates a run of some steps.
  package init(start: String, picture: FlowPicture? = nil, steps: [FlowStep] = []) {
    self.start = start
    self.picture = picture
    self.steps = steps
  }

  /// The text from which the run can be repeated.
  public var token: String { EventLabel.token(steps.map(\.label)) }
}
