@testable import ModelChecking

/// All that an explorer says of a system, but the transitions.
struct Findings<Key: Hashable, Event: Equatable>: Equatable {
  private let keys: Column<Key>
  private let distances: [Int]
  private let routes: [[Int]]
  private let counts: [Int]
  private let violations: [Violation]
  private let stopReason: StopReason?
  private let reach: Reach?
  private let verdicts: [String]
  private let traces: [[Event]]
  private let isMet: [Bool]

  /// Asks an explorer for everything.
  init<System: TransitionSystem>(of explorer: inout Explorer<System>)
  where System.Key == Key, System.Event == Event {
    let exploration = explorer.exploration
    let graph = exploration.graph
    keys = graph.keys
    distances = graph.distances
    let shortest = ShortestRoutes(in: graph)
    routes = (0..<graph.stateCount).map { graph.route(to: $0) + shortest.route(to: $0) }
    counts = [
      graph.stateCount, graph.transitionCount, graph.eventCount, graph.depth,
      exploration.eventsExecuted, exploration.eventsSinceLaunch, exploration.launchCount,
      exploration.current, exploration.transitionsRechecked,
    ]
    violations = exploration.violations
    stopReason = exploration.stopReason
    reach = exploration.reach
    isMet = exploration.isMet
    verdicts = explorer.verdicts().map { Self.description(of: $0) }
    traces = explorer.counterexamples().map(\.trace.events)
  }

  private static func description(of verdict: Verdict<Event>) -> String {
    switch verdict {
    case .holds: "holds"
    case .unreachable: "unreachable"
    case .undecided(let reason): "undecided: \(reason)"
    case .violated(let found):
      "violated: \(found.reason) \(found.trace.choices) \(found.shorterStatesSearched ?? -1)"
    }
  }
}
