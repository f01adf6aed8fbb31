import ModelChecking

/// The figures of an exploration.
public struct FlowStatistics: Sendable, Hashable {
  /// The states found.
  public let states: Int

  /// The transitions tried.
  public let transitions: Int

  /// The events performed, replays included.
  public let events: Int

  /// How often the flow was launched.
  public let launches: Int

  /// The length of the longest of the shortest ways to the states found.
  public let depth: Int

  /// The known transitions that were walked again, each of which led where it had led before.
  public let rechecked: Int

  /// The known transitions that were walked once more when all else was done, to see whether what the
  /// state leaves out makes a difference.
  public internal(set) var audited: Int

  init(_ exploration: Exploration<Fingerprint>) {
    states = exploration.graph.stateCount
    transitions = exploration.graph.transitionCount
    events = exploration.eventsExecuted
    launches = exploration.launchCount
    depth = exploration.depth
    rechecked = exploration.transitionsRechecked
    audited = exploration.eventsAudited
  }
}
