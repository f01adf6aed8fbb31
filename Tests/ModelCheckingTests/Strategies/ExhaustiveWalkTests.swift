import ModelChecking
import Testing

@testable import Benchmarks

/// How many events real objects perform: all of them cost time, known transitions included.
///
/// The numbers were measured: a change of the strategy that costs more shows here.
@Suite struct ExhaustiveWalkTests {
  @Test(arguments: [(3, 36, 4), (4, 129, 13), (5, 393, 34)])
  func `walks little among the philosophers`(count: Int, events: Int, launches: Int) {
    let exploration = DiningPhilosophers(count: count).exploredAsObjects().exploration
    #expect(exploration.eventsExecuted == events)
    #expect(exploration.launchCount == launches)
    #expect(exploration.eventsPerTransition <= 2)
  }

  @Test func `walks little in a small navigation stack`() {
    let exploration = NavigationStack.small.exploredAsObjects().exploration
    #expect(exploration.eventsExecuted == 1149)
    #expect(exploration.launchCount == 7)
    #expect(exploration.eventsPerTransition <= 2)
  }

  @Test func `walks little in the benchmark navigation stack`() {
    let exploration = NavigationStack.benchmark.exploredAsObjects().exploration
    #expect(exploration.eventsExecuted == 91_079)
    #expect(exploration.launchCount == 1)
    #expect(exploration.eventsPerTransition <= 2)
  }

  /// Whoever knows the graph beforehand needs 192 events (a minimum-cost flow says so): most
  /// transitions lead back to the few states where a jug is full or empty.
  @Test func `walks little more among the jugs than the least that is possible`() {
    let exploration = DieHardJugs().exploredAsObjects().exploration
    #expect(exploration.eventsExecuted == 199)
    #expect(exploration.launchCount == 1)
  }

  @Test func `counts every event and launch of the objects`() {
    let system = ReplayedSystem(of: DiningPhilosophers(count: 4))
    var explorer = Explorer(of: system)
    explorer.explore(by: Exhaustive())
    #expect(system.performedCount == 129)
    #expect(system.launchCount == 13)
    #expect(explorer.exploration.transitionsRechecked == 41)
  }

  /// From state 1, state 0 is one transition away by the way back, and as far by a launch.
  @Test func `walks rather than launches where it costs the same`() {
    let exploration = DrawnGraph([[1, 2, 1], [0], []]).exploredAsObjects().exploration
    #expect(exploration.transitionsRechecked == 1)
    #expect(exploration.launchCount == 1)
  }

  /// From state 1, state 0 is two transitions away by the way back, but one by a launch.
  @Test func `launches again where that is nearer`() {
    let exploration = DrawnGraph([[1, 1, 3], [2], [0], []]).exploredAsObjects().exploration
    #expect(exploration.transitionsRechecked == 0)
    #expect(exploration.launchCount == 2)
  }

  /// State 3 leads nowhere, and state 1 still has an event.
  @Test func `launches and walks where there is no way on`() {
    let exploration = DrawnGraph([[1], [3, 2], [], []]).exploredAsObjects().exploration
    #expect(exploration.transitionsRechecked == 1)
    #expect(exploration.launchCount == 2)
  }
}

extension Exploration {
  /// How many events were performed for each transition found.
  fileprivate var eventsPerTransition: Double {
    Double(eventsExecuted) / Double(graph.transitionCount)
  }
}
