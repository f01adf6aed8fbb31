import ModelChecking
import Testing

@testable import Benchmarks

@Suite struct ShortestRoutesTests {
  /// Two ways of two events lead to state 3: by choices 0, 1 and by choices 1, 0.
  private let diamond = DrawnGraph([[1, 2], [0, 3], [3, 0], [4], []])

  @Test func `takes the choices that come first among equally short ones`() throws {
    let graph = diamond.exploredAsValues().exploration.graph
    let end = try #require(graph.id(of: 3))
    #expect(ShortestRoutes(in: graph).route(to: end) == [0, 1])
  }

  @Test func `does not depend on the order of exploration`() throws {
    let choices = [1, 0, 0]
    let moves = choices.map { Move(from: .here, then: $0) }
    let back = [Move(from: .launch, then: 0), Move(from: .here, then: 1)]
    let graph =
      diamond.exploredAsObjects(by: ScriptedStrategy(moves + back)).exploration.graph
    #expect(graph.keys == [0, 2, 3, 4, 1])
    let end = try #require(graph.id(of: 4))
    #expect(ShortestRoutes(in: graph).route(to: end) == [0, 1, 0])
  }

  @Test func `has an empty route to the initial state`() {
    let graph = diamond.exploredAsValues().exploration.graph
    #expect(ShortestRoutes(in: graph).route(to: 0) == [])
  }

  @Test func `orders states by distance and then by route`() {
    let graph = DiningPhilosophers(count: 4).exploredAsObjects().exploration.graph
    let routes = ShortestRoutes(in: graph)
    let ways = routes.order.map(routes.route)
    #expect(ways.count == 34)
    #expect(zip(ways, ways.dropFirst()).allSatisfy { isBefore($0, $1) })
    #expect(routes.order.map { graph.distances[$0] } == ways.map(\.count))
  }

  @Test func `lists only states that known transitions lead to`() {
    let strategy = ScriptedStrategy(choices: [1])
    let graph = diamond.exploredAsObjects(by: strategy).exploration.graph
    #expect(ShortestRoutes(in: graph).order == [0, 1])
  }

  @Test func `finds nothing in a graph without states`() {
    #expect(ShortestRoutes(in: StateGraph<Int>()).order == [])
  }

  private func isBefore(_ first: [Int], _ second: [Int]) -> Bool {
    if first.count != second.count { return first.count < second.count }
    return first.lexicographicallyPrecedes(second)
  }
}
