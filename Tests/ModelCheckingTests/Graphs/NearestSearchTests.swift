import Testing

@testable import ModelChecking

@Suite struct NearestSearchTests {
  private let graph = DrawnGraph([[1, 2], [3], [3, 4], [4], [0]])
    .exploredAsValues().exploration.graph

  @Test func `finds no way where the start is wanted`() {
    #expect(route(from: 2, within: .max) { $0 == 2 } == [])
    #expect(route(from: 2, within: 0) { $0 == 2 } == [])
  }

  @Test func `finds the nearest of the states that are wanted`() {
    #expect(route(from: 0, within: .max) { $0 >= 3 } == [0, 0])
    #expect(route(from: 0, within: .max) { $0 == 4 } == [1, 1])
    #expect(route(from: 3, within: .max) { $0 == 1 } == [0, 0, 0])
  }

  @Test func `looks exactly as far as it may`() {
    #expect(route(from: 3, within: 3) { $0 == 1 } == [0, 0, 0])
    #expect(route(from: 3, within: 2) { $0 == 1 } == nil)
    #expect(route(from: 3, within: 0) { $0 == 4 } == nil)
  }

  @Test func `finds nothing where nothing is wanted`() {
    #expect(route(from: 0, within: .max) { _ in false } == nil)
  }

  @Test func `follows only transitions that were tried`() {
    let strategy = ScriptedStrategy(choices: [1, 1])
    let partial = DrawnGraph([[1, 2], [3], [3, 4], [4], [0]])
      .exploredAsObjects(by: strategy).exploration.graph
    var search = NearestSearch()
    let found = search.route(from: 0, in: partial, within: .max) { partial.keys[$0] == 4 }
    #expect(found == [1, 1])
    #expect(search.route(from: 2, in: partial, within: .max) { $0 == 0 } == nil)
  }

  @Test func `searches anew each time, also when the graph has grown`() {
    var search = NearestSearch()
    let seed = DrawnGraph([[]]).exploredAsValues().exploration.graph
    #expect(search.route(from: 0, in: seed, within: .max) { $0 == 1 } == nil)
    for _ in 0..<2 {
      #expect(search.route(from: 1, in: graph, within: .max) { $0 == 2 } == [0, 0, 0, 1])
    }
  }

  private func route(
    from start: StateID, within limit: Int, to isWanted: (StateID) -> Bool
  ) -> [Int]? {
    var search = NearestSearch()
    return search.route(from: start, in: graph, within: limit, to: isWanted)
  }
}
