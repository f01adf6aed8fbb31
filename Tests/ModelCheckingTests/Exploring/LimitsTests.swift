import ModelChecking
import Testing

@testable import Benchmarks

/// The numbers come from a breadth-first search written for these tests in Python.
@Suite struct LimitsTests {
  @Test(arguments: 1...16)
  func `stops at a number of states`(count: Int) {
    let limits = Limits(states: count)
    let values = DieHardJugs().exploredAsValues(within: limits).exploration
    let objects = DieHardJugs().exploredAsObjects(within: limits).exploration
    #expect(values.graph.stateCount == count)
    #expect(objects.graph.stateCount == count)
    #expect(values.stopReason == .states(count))
    #expect(objects.stopReason == .states(count))
  }

  @Test(arguments: [0, 1, 50, 95])
  func `stops at a number of events`(count: Int) {
    let exploration = DieHardJugs().exploredAsValues(within: Limits(events: count)).exploration
    #expect(exploration.eventsExecuted == count)
    #expect(exploration.graph.transitionCount == count)
    #expect(exploration.stopReason == .events(count))
  }

  @Test(arguments: [1, 50, 95])
  func `stops at a number of transitions, however many events that takes`(count: Int) {
    let limits = Limits(transitions: count)
    let values = DieHardJugs().exploredAsValues(within: limits).exploration
    let objects = DieHardJugs().exploredAsObjects(within: limits).exploration
    #expect(values.graph.transitionCount == count)
    #expect(objects.graph.transitionCount == count)
    #expect(values.stopReason == .transitions(count))
    #expect(objects.stopReason == .transitions(count))
  }

  /// The breadth-first search has found 8 states with 48 events when it has tried 39 of them.
  @Test(arguments: [(1, 1, 2), (50, 15, 5), (80, 39, 8), (99, 96, 16)])
  func `stops at a share of the known events`(percent: Int, transitions: Int, states: Int) {
    let exploration = DieHardJugs().exploredAsValues(within: Limits(edges: percent)).exploration
    #expect(exploration.graph.transitionCount == transitions)
    #expect(exploration.graph.stateCount == states)
    #expect(exploration.graph.eventCount == states * 6)
  }

  @Test func `all known events are those of an exhaustive exploration`() {
    let exploration = DieHardJugs().exploredAsValues(within: Limits(edges: 100)).exploration
    #expect(exploration.stopReason == .exhausted)
    let partial = DieHardJugs().exploredAsValues(within: Limits(edges: 80)).exploration
    #expect(partial.stopReason == .edges(80))
  }

  @Test(arguments: [0, 1, 18, 42, 93, 190, 198])
  func `stops at a number of events on the way to a state as well`(count: Int) {
    let system = ReplayedSystem(of: DieHardJugs())
    var explorer = Explorer(of: system, within: Limits(events: count))
    explorer.explore(by: Exhaustive())
    #expect(system.performedCount == count)
    #expect(explorer.exploration.stopReason == .events(count))
  }

  @Test(arguments: [(0, 1, 0), (1, 7, 6), (2, 27, 33), (3, 63, 101), (4, 123, 221), (5, 171, 389)])
  func `stops at a depth`(depth: Int, states: Int, transitions: Int) {
    let limits = Limits(depth: depth)
    let size = GraphSize(states: states, transitions: transitions, depth: depth)
    let values = NavigationStack.small.exploredAsValues(within: limits).exploration
    let objects = NavigationStack.small.exploredAsObjects(within: limits).exploration
    #expect(GraphSize(of: values) == size)
    #expect(GraphSize(of: objects) == size)
    #expect(values.stopReason == .depth(depth))
    #expect(objects.stopReason == .depth(depth))
    let walk = RandomWalk(seed: Seed(1))
    let walked = NavigationStack.small.exploredAsObjects(by: walk, within: limits).exploration
    #expect(GraphSize(of: walked) == size)
  }

  @Test func `stops at once when there is no time`() {
    let limits = Limits(time: .zero)
    let values = DieHardJugs().exploredAsValues(within: limits).exploration
    let objects = DieHardJugs().exploredAsObjects(within: limits).exploration
    #expect(GraphSize(of: values) == GraphSize(states: 1, transitions: 0, depth: 0))
    #expect(GraphSize(of: objects) == GraphSize(states: 1, transitions: 0, depth: 0))
    #expect(values.stopReason == .time(.zero))
    #expect(objects.stopReason == .time(.zero))
  }

  @Test func `ends by itself when a limit is not reached`() {
    let limits = Limits(states: 17, events: 97, depth: 8, time: .seconds(3600))
    let exploration = DieHardJugs().exploredAsValues(within: limits).exploration
    #expect(exploration.stopReason == .exhausted)
    #expect(exploration.isComplete)
  }

  @Test func `ends by itself when nothing is left to do at the limit`() {
    let line = DrawnGraph.line(of: 4)
    let limits = Limits(states: 4, events: 3, depth: 4)
    #expect(line.exploredAsObjects(within: limits).exploration.stopReason == .exhausted)
  }

  @Test func `stops at the first broken promise`() {
    let limits = Limits(stopsAtFirstViolation: true)
    let properties = [DieHardJugs.neverFourGallons]
    let values = DieHardJugs().exploredAsValues(checking: properties, within: limits).exploration
    #expect(values.stopReason == .firstViolation)
    #expect(values.violations.count == 1)
    #expect(values.eventsExecuted == 72)
    #expect(values.graph.stateCount == 14)

    let objects = DieHardJugs().exploredAsObjects(checking: properties, within: limits).exploration
    #expect(objects.stopReason == .firstViolation)
    #expect(objects.eventsExecuted == 80)
    #expect(objects.graph.stateCount == 12)
  }
}
