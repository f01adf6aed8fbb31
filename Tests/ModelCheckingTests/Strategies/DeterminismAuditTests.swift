import ModelChecking
import Testing

@testable import Benchmarks

@Suite struct DeterminismAuditTests {
  /// The numbers drawn are 1 to 15 for the states found, and 16 for the first event walked again.
  @Test func `catches a system that draws new numbers at sixteen states`() throws {
    let exploration = audited(FreshNumbers())
    #expect(exploration.stopReason == .nondeterminism)
    #expect(exploration.graph.stateCount == 16)
    #expect(exploration.eventsExecuted == 16)
    let divergence = try #require(exploration.divergence)
    #expect(divergence.choices == [0])
    #expect(divergence.expected == 1)
    #expect(divergence.actual == 16)
  }

  @Test func `catches a system that launches into another state`() throws {
    let exploration = audited(RandomLaunch())
    #expect(exploration.stopReason == .nondeterminism)
    #expect(exploration.graph.stateCount == 4)
    let divergence = try #require(exploration.divergence)
    #expect(divergence.choices == [])
    #expect(divergence.expected == 100)
    #expect(divergence.actual == 200)
  }

  @Test(arguments: [(2, 1), (5, 1), (15, 1), (16, 1), (63, 1), (64, 2), (255, 2), (256, 3)])
  func `replays a straight line at 16, 64 and 256 states, or once`(states: Int, replays: Int) {
    let exploration = audited(ReplayedSystem(of: DrawnGraph.line(of: states)))
    #expect(exploration.stopReason == .exhausted)
    #expect(exploration.launchCount == 1 + replays)
  }

  @Test func `walks every transition of a short straight line again`() {
    let exploration = audited(ReplayedSystem(of: DrawnGraph.line(of: 5)))
    #expect(exploration.transitionsRechecked == 4)
    #expect(exploration.eventsExecuted == 8)
  }

  @Test func `replays nothing at the end when something was walked again before`() {
    let exploration = audited(ReplayedSystem(of: DrawnGraph([[1, 2, 1], [0], []])))
    #expect(exploration.launchCount == 1)
    #expect(exploration.transitionsRechecked == 1)
  }

  /// The walk ends in state 1, and state 2 is farther.
  @Test func `replays the way to the present state`() {
    let exploration = audited(ReplayedSystem(of: DrawnGraph([[1], [2], [1]])))
    #expect(exploration.launchCount == 2)
    #expect(exploration.transitionsRechecked == 1)
  }

  /// From the initial state the farthest is walked to: there are two transitions to it.
  @Test func `replays the way to the farthest state from the initial one`() {
    let exploration = audited(ReplayedSystem(of: DrawnGraph([[1], [2], [0]])))
    #expect(exploration.launchCount == 2)
    #expect(exploration.transitionsRechecked == 2)
  }

  @Test func `replays nothing in a system of values`() {
    var explorer = Explorer(of: ValueExecution(of: NavigationStack.small))
    explorer.explore(by: DeterminismAudit(of: Exhaustive()))
    #expect(explorer.exploration.launchCount == 1)
    #expect(explorer.exploration.eventsExecuted == 629)
  }

  @Test func `launches a system without events twice`() {
    let exploration = audited(ReplayedSystem(of: DrawnGraph([[]])))
    #expect(exploration.launchCount == 2)
    #expect(exploration.stopReason == .exhausted)
  }

  /// The time only keeps a test that fails from running for ever.
  @Test func `ends in a system with one state`() {
    let system = ReplayedSystem(of: DrawnGraph([[0]]))
    let exploration = audited(system, within: Limits(time: .seconds(2)))
    #expect(exploration.stopReason == .exhausted)
  }

  private func audited<System: TransitionSystem>(
    _ system: System, within limits: Limits = Limits()
  ) -> Exploration<System.Key> {
    var explorer = Explorer(of: system, within: limits)
    explorer.explore(by: DeterminismAudit(of: Exhaustive()))
    return explorer.exploration
  }
}
