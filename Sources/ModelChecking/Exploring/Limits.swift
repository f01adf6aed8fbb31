/// When an exploration stops, if nothing else ends it.
///
/// Written as an array, limits end the exploration when the first of them is reached:
/// `[.states(10_000), .time(.seconds(5))]`.
public struct Limits: Hashable, Sendable {
  /// The most states to find, or nil for no limit.
  public var states: Int?

  /// The most transitions to try, or nil for no limit.
  public var transitions: Int?

  /// The most events to perform, replayed ones included, or nil for no limit.
  public var events: Int?

  /// States this many transitions from launch are not explored further; nil for no limit.
  public var depth: Int?

  /// How many in a hundred of the events that the known states offer are enough to try; nil when
  /// there are never enough.
  public var edges: Int?

  /// The longest time to explore, or nil for no limit.
  public var time: Duration?

  /// Whether the first broken promise ends the exploration.
  public var stopsAtFirstViolation = false

  /// Creates no limits.
  public init() {}

  /// Creates limits of the kinds that are given.
  public init(
    states: Int? = nil, transitions: Int? = nil, events: Int? = nil, depth: Int? = nil,
    edges: Int? = nil, time: Duration? = nil, stopsAtFirstViolation: Bool = false
  ) {
    self.states = states
    self.transitions = transitions
    self.events = events
    self.depth = depth
    self.edges = edges
    self.time = time
    self.stopsAtFirstViolation = stopsAtFirstViolation
  }

  /// Returns which limit an exploration has reached, or nil while it may go on.
  func reached<Key>(by exploration: Exploration<Key>, since start: ContinuousClock.Instant)
    -> StopReason?
  {
    if stopsAtFirstViolation, !exploration.violations.isEmpty { return .firstViolation }
    return reached(by: exploration.graph, events: exploration.eventsExecuted, since: start)
  }

  /// Returns which limit of counts or time is reached, or nil.
  @inlinable func reached<Key>(
    by graph: StateGraph<Key>, events count: Int, since start: ContinuousClock.Instant
  ) -> StopReason? {
    if let states, graph.stateCount >= states { return .states(states) }
    if let transitions, graph.transitionCount >= transitions { return .transitions(transitions) }
    if let events, count >= events { return .events(events) }
    if let edges, graph.transitionCount * 100 >= graph.eventCount * edges { return .edges(edges) }
    if let time, ContinuousClock.now - start >= time { return .time(time) }
    return nil
  }
}
