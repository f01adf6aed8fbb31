import Testing

@testable import ModelChecking

@Suite struct RouteSearchTests {
  private let graph = DrawnGraph([[1, 2], [3], [3, 4], [4], [0]])
    .exploredAsValues().exploration.graph

  @Test func `finds no way where the start is the end`() {
    #expect(route(from: 2, to: 2) == [])
    #expect(route(from: 2, to: 2, within: 0) == [])
  }

  @Test func `finds the shortest way`() {
    #expect(route(from: 0, to: 3) == [0, 0])
    #expect(route(from: 0, to: 4) == [1, 1])
    #expect(route(from: 3, to: 1) == [0, 0, 0])
  }

  @Test func `looks exactly as far as it may`() {
    #expect(route(from: 3, to: 1, within: 3) == [0, 0, 0])
    #expect(route(from: 3, to: 1, within: 2) == nil)
    #expect(route(from: 0, to: 4, within: 2) == [1, 1])
    #expect(route(from: 0, to: 4, within: 1) == nil)
    #expect(route(from: 3, to: 4, within: 0) == nil)
  }

  @Test func `follows only transitions that were tried`() {
    let strategy = ScriptedStrategy(choices: [1, 1])
    let partial = DrawnGraph([[1, 2], [3], [3, 4], [4], [0]])
      .exploredAsObjects(by: strategy).exploration.graph
    let end = partial.id(of: 4) ?? 0
    var search = RouteSearch()
    #expect(search.route(from: 0, to: end, in: partial, within: .max) == [1, 1])
    #expect(search.route(from: end, to: 0, in: partial, within: .max) == nil)
  }

  @Test func `searches anew each time, also when the graph has grown`() {
    var search = RouteSearch()
    let seed = DrawnGraph([[0]]).exploredAsValues().exploration.graph
    #expect(search.route(from: 0, to: 0, in: seed, within: .max) == [])
    for _ in 0..<2 {
      #expect(search.route(from: 1, to: 2, in: graph, within: .max) == [0, 0, 0, 1])
    }
  }

  private func route(from start: StateID, to end: StateID, within limit: Int = .max) -> [Int]? {
    var search = RouteSearch()
    return search.route(from: start, to: end, in: graph, within: limit)
  }
}
