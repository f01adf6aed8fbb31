import ModelChecking
import Testing

@testable import Benchmarks

@Suite struct DepthFirstTests {
  /// Two branches: 1 leads to 2 and 3, 4 to 5.
  private let tree = DrawnGraph([[1, 4], [2, 3], [], [], [5], []])

  @Test func `goes down before it goes on`() {
    let values = tree.exploredAsValues(by: DepthFirst()).exploration
    let objects = tree.exploredAsObjects(by: DepthFirst()).exploration
    #expect(values.graph.keys == [0, 1, 2, 3, 4, 5])
    #expect(objects.graph.keys == [0, 1, 2, 3, 4, 5])
    #expect(objects.stopReason == .exhausted)
    #expect(objects.launchCount == 3)
    #expect(objects.eventsExecuted == 6)
  }

  @Test func `walks back where there is a way`() {
    let exploration = DrawnGraph([[1, 2], [0, 0], [0]])
      .exploredAsObjects(by: DepthFirst()).exploration
    #expect(exploration.launchCount == 1)
    #expect(exploration.stopReason == .exhausted)
  }

  @Test func `finds every state of the benchmark navigation stack`() {
    let exploration = NavigationStack.benchmark.exploredAsValues(by: DepthFirst()).exploration
    let size = GraphSize(states: 15_617, transitions: 50_021, depth: 9)
    #expect(GraphSize(of: exploration) == size)
  }

  /// Long ways come first; the states that they use up are explored again when found by shorter ones.
  @Test(arguments: [(1, 7, 6), (2, 27, 33), (3, 63, 101), (4, 123, 221), (5, 171, 389)])
  func `misses nothing within its bound`(depth: Int, states: Int, transitions: Int) {
    let limits = Limits(depth: depth)
    let size = GraphSize(states: states, transitions: transitions, depth: depth)
    let stack = NavigationStack.small
    let values = stack.exploredAsValues(by: DepthFirst(), within: limits).exploration
    let objects = stack.exploredAsObjects(by: DepthFirst(), within: limits).exploration
    #expect(GraphSize(of: values) == size)
    #expect(GraphSize(of: objects) == size)
    #expect(values.reach == .bounded(.depth(depth)))
    #expect(objects.reach == .bounded(.depth(depth)))
  }

  /// State 3 is found by way of 1 and 2, at the bound, and is near enough by way of 4.
  @Test func `explores a state again for which a shorter way turns up`() {
    let graph = DrawnGraph([[1, 4], [2], [3], [5], [3], []])
    let exploration =
      graph.exploredAsObjects(by: DepthFirst(), within: Limits(depth: 3)).exploration
    #expect(exploration.graph.id(of: 5) != nil)
    #expect(exploration.graph.keys == [0, 1, 2, 3, 4, 5])
  }
}
