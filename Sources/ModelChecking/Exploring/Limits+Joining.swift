extension Limits: ExpressibleByArrayLiteral {
  /// Joins limits: the nearest of each kind counts.
  public init(arrayLiteral limits: Limits...) {
    self = limits.reduce(Limits()) { $0.joined(with: $1) }
  }

  /// At most so many states.
  public static func states(_ count: Int) -> Limits { Limits(states: count) }

  /// At most so many transitions.
  public static func transitions(_ count: Int) -> Limits { Limits(transitions: count) }

  /// At most so many events, replayed ones included.
  public static func events(_ count: Int) -> Limits { Limits(events: count) }

  /// No state explored further that is so many transitions from launch.
  public static func depth(_ count: Int) -> Limits { Limits(depth: count) }

  /// Enough once so many in a hundred of the events of the known states were tried.
  public static func edges(percent: Int) -> Limits { Limits(edges: percent) }

  /// No longer than a time.
  public static func time(_ duration: Duration) -> Limits { Limits(time: duration) }

  /// No further than the first broken promise.
  public static var firstViolation: Limits { Limits(stopsAtFirstViolation: true) }

  /// Returns limits that are reached when these or others are.
  public func joined(with other: Limits) -> Limits {
    Limits(
      states: nearer(states, other.states), transitions: nearer(transitions, other.transitions),
      events: nearer(events, other.events), depth: nearer(depth, other.depth),
      edges: nearer(edges, other.edges), time: nearer(time, other.time),
      stopsAtFirstViolation: stopsAtFirstViolation || other.stopsAtFirstViolation)
  }

  private func nearer<Value: Comparable>(_ first: Value?, _ second: Value?) -> Value? {
    guard let first, let second else { return first ?? second }
    return min(first, second)
  }
}
