/// When an exploration stops, if nothing else ends it.
public struct Limits: Sendable {
  /// The most states to find, or nil for no limit.
  public var states: Int?

  /// The most events to perform, replayed ones included, or nil for no limit.
  public var events: Int?

  /// States this many transitions from launch are not explored further; nil for no limit.
  public var depth: Int?

  /// The longest time to explore, or nil for no limit.
  public var time: Duration?

  /// Whether the first broken promise ends the exploration.
  public var stopsAtFirstViolation: Bool

  /// Creates limits; without arguments there are none.
  public init(
    states: Int? = nil, events: Int? = nil, depth: Int? = nil, time: Duration? = nil,
    stopsAtFirstViolation: Bool = false
  ) {
    self.states = states
    self.events = events
    self.depth = depth
    self.time = time
    self.stopsAtFirstViolation = stopsAtFirstViolation
  }

  /// Returns which limit an exploration has reached, or nil while it may go on.
  func reached<Key>(by exploration: Exploration<Key>, since start: ContinuousClock.Instant)
    -> StopReason?
  {
    if stopsAtFirstViolation, !exploration.violations.isEmpty { return .firstViolation }
    if let states, exploration.graph.stateCount >= states { return .states(states) }
    if let events, exploration.eventsExecuted >= events { return .events(events) }
    if let time, ContinuousClock.now - start >= time { return .time(time) }
    return nil
  }
}
