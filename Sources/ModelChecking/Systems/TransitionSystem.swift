/// A system that stands in one state at a time and is moved by events.
///
/// Two kinds of system run in the same engine. Real objects cannot be copied, so they reach a state
/// only by events from launch. A system of values can go straight to any state it has been in: see
/// ``ValueExecution``.
public protocol TransitionSystem {
  /// What tells one state from another.
  associatedtype Key: Hashable

  /// What properties judge.
  associatedtype State

  /// One thing that the environment does to the system.
  associatedtype Event

  /// Whether the key tells all that properties judge, so that no state need be judged twice.
  static var isJudgedByKey: Bool { get }

  /// Starts afresh: the system is in its initial state afterwards, whatever came before.
  mutating func launch()

  /// The key of the present state.
  ///
  /// States with equal keys must offer the same events in the same order and behave alike after
  /// each of them. The explorer notices when they do not, on every known transition that it walks
  /// again.
  var key: Key { get }

  /// The present state, together with what the last event did.
  var state: State { get }

  /// The events that are possible now, in an order that depends on the state alone.
  var events: [Event] { get }

  /// How likely each of the events is to be drawn at random, compared with the others; nil when all
  /// are alike.
  ///
  /// An event of weight 0 is drawn only where all are. Whoever explores exhaustively tries it all
  /// the same.
  var weights: [Double]? { get }

  /// Performs one of the events that are possible now.
  mutating func perform(_ event: Event)

  /// Goes straight to a state visited before, and returns false where that is impossible.
  ///
  /// A system that can is a value: a copy of it stays where it stands.
  mutating func restore(_ key: Key) -> Bool
}

extension TransitionSystem {
  /// What the last event did may be judged, which is not in the key.
  @inlinable public static var isJudgedByKey: Bool { false }

  /// No event is more likely than another.
  @inlinable public var weights: [Double]? { nil }

  /// Returns false: a system of real objects goes nowhere except by events.
  @inlinable public mutating func restore(_ key: Key) -> Bool { false }
}
