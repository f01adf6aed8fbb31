/// A trace from launch whose last event breaks a property.
public struct Counterexample<Event> {
  /// The name of the property.
  public let property: String

  /// Why the promise is broken after the last event, in words.
  public let reason: String

  /// What is wrong: the property, and the cause that tells it from other faults.
  public let fault: Fault

  /// The events that break it.
  public let trace: Trace<Event>

  /// How many states are nearer to launch than the violation, or nil when a shorter trace may exist.
  ///
  /// A number certifies that no trace is shorter, because every event of those states that could
  /// have led to one was tried. Traces that break another promise on the way do not count.
  public let shorterStatesSearched: Int?

  /// How the trace was made shorter; nil when nobody tried.
  public let shrinkage: Shrinkage?

  /// Whether no shorter trace breaks the property.
  public var isShortest: Bool { shorterStatesSearched != nil }
}

extension Counterexample: Sendable where Event: Sendable {}
