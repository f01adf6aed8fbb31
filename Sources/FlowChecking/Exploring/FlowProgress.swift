import ModelChecking

/// How far an exploration has come.
public struct FlowProgress: Sendable {
  /// The states found.
  public let states: Int

  /// The transitions tried.
  public let transitions: Int

  /// The events performed, replays included.
  public let events: Int

  init(_ exploration: Exploration<Fingerprint>) {
    states = exploration.graph.stateCount
    transitions = exploration.graph.transitionCount
    events = exploration.eventsExecuted
  }
}
