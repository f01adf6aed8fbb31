/// The events taken from launch, and the states that they led to.
public struct Trace<Event> {
  /// Where in the menu of its state each event stood: enough to run the trace again.
  public let choices: [Int]

  /// The events themselves, one for each choice.
  public let events: [Event]

  /// The states on the way, numbered as in the graph: one more than there are events.
  public let states: [StateID]

  /// Creates a trace from its parts.
  public init(choices: [Int], events: [Event], states: [StateID]) {
    self.choices = choices
    self.events = events
    self.states = states
  }

  /// The number of events.
  public var count: Int { choices.count }
}

extension Trace: Sendable where Event: Sendable {}
