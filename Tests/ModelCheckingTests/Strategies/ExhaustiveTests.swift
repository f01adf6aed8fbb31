import ModelChecking
import Testing

@testable import Benchmarks

/// Graph sizes and distances come from a breadth-first search written for these tests in Python,
/// from the descriptions of the models and not from their Swift.
@Suite struct ExhaustiveTests {
  @Test func `finds every state of the jugs`() {
    expectGraph(of: DieHardJugs(), GraphSize(states: 16, transitions: 96, depth: 7))
  }

  @Test(arguments: [
    (3, GraphSize(states: 14, transitions: 27, depth: 3)),
    (4, GraphSize(states: 34, transitions: 88, depth: 4)),
    (5, GraphSize(states: 82, transitions: 265, depth: 5)),
  ])
  func `finds every state of the philosophers`(count: Int, size: GraphSize) {
    expectGraph(of: DiningPhilosophers(count: count), size)
  }

  @Test func `finds every state of a small navigation stack`() {
    expectGraph(of: NavigationStack.small, GraphSize(states: 219, transitions: 629, depth: 6))
  }

  @Test func `finds every state of the benchmark navigation stack`() {
    let size = GraphSize(states: 15_617, transitions: 50_021, depth: 9)
    expectGraph(of: NavigationStack.benchmark, size)
  }

  @Test func `finds as many states at each distance as a breadth-first search`() {
    let jugs = DieHardJugs().exploredAsObjects().exploration.graph
    #expect(jugs.stateCountsByDistance == [1, 2, 3, 2, 2, 2, 2, 2])

    let philosophers = DiningPhilosophers(count: 5).exploredAsObjects().exploration.graph
    #expect(philosophers.stateCountsByDistance == [1, 5, 15, 25, 25, 11])

    let stack = NavigationStack.small.exploredAsObjects().exploration.graph
    #expect(stack.stateCountsByDistance == [1, 6, 20, 36, 60, 48, 48])
  }

  @Test func `explores values breadth first without walking`() {
    let exploration = DieHardJugs().exploredAsValues().exploration
    #expect(exploration.graph.distances == exploration.graph.distances.sorted())
    #expect(exploration.eventsExecuted == 96)
    #expect(exploration.transitionsRechecked == 0)
    #expect(exploration.launchCount == 1)
  }

  @Test func `does nothing in a system without events`() {
    expectGraph(of: DrawnGraph([[]]), GraphSize(states: 1, transitions: 0, depth: 0))
  }

  private func expectGraph<Model: ValueSystem>(
    of model: Model, _ size: GraphSize, sourceLocation: SourceLocation = #_sourceLocation
  ) where Model.Packed == Model.State {
    let values = model.exploredAsValues().exploration
    let objects = model.exploredAsObjects().exploration
    #expect(GraphSize(of: values) == size, sourceLocation: sourceLocation)
    #expect(GraphSize(of: objects) == size, sourceLocation: sourceLocation)
    #expect(values.stopReason == .exhausted, sourceLocation: sourceLocation)
    #expect(objects.stopReason == .exhausted, sourceLocation: sourceLocation)
    let hasSameDistances = values.graph.distancesByKey == objects.graph.distancesByKey
    #expect(hasSameDistances, sourceLocation: sourceLocation)
    let hasSameTransitions = values.graph.targetsByKey == objects.graph.targetsByKey
    #expect(hasSameTransitions, sourceLocation: sourceLocation)
  }
}
