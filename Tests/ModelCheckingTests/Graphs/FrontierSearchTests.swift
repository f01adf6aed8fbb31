import Testing

@testable import ModelChecking

/// The nearest state with something left to try, in graphs that grow.
@Suite struct FrontierSearchTests {
  /// A graph that is found out event by event; what each event leads to is drawn beforehand.
  private struct Growth {
    let targets: [[Int]]
    var graph = StateGraph<Int>()

    init(targets: [[Int]]) {
      self.targets = targets
      _ = graph.addState(0, menuCount: targets[0].count)
    }

    /// Tries the first event of a state that was not tried; returns where it leads.
    mutating func tryEvent(of state: StateID) -> StateID {
      let choice = graph.untriedChoice(in: state) ?? 0
      let key = targets[graph.keys[state]][choice]
      let target = graph.id(of: key) ?? graph.addState(key, menuCount: targets[key].count)
      graph.addTransition(from: state, choice: choice, to: target)
      return target
    }

    /// Searches everywhere, as far as a limit.
    func route(from start: StateID, within limit: Int, to isWanted: (StateID) -> Bool) -> [Int]? {
      var routes: [(state: StateID, route: [Int])] = [(start, [])]
      var seen: Set = [start]
      var place = 0
      while place < routes.count {
        let (state, route) = routes[place]
        if isWanted(state) { return route }
        for choice in 0..<graph.menuCount(of: state) where route.count < limit {
          guard let target = graph.target(of: choice, in: state) else { continue }
          if seen.insert(target).inserted { routes.append((target, route + [choice])) }
        }
        place += 1
      }
      return nil
    }
  }

  /// Returns where the events of so many states lead, drawn at random.
  private func targets(of count: Int, _ generator: inout SeededGenerator) -> [[Int]] {
    (0..<count).map { _ in
      (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        Int.random(in: 0..<count, using: &generator)
      }
    }
  }

  @Test(arguments: 0..<100)
  func `it finds what a search everywhere finds, whatever has been found out`(seed: Int) {
    var generator = SeededGenerator(seed: Seed(UInt64(seed)))
    var growth = Growth(targets: targets(of: 40, &generator))
    var search = FrontierSearch()
    var current: StateID = 0
    while true {
      let farthest = Int.random(in: 1...8, using: &generator)
      let limit = Bool.random(using: &generator) ? 3 : Int.max
      let isOpen = { [graph = growth.graph] (state: StateID) in
        graph.untriedCount(of: state) > 0 && graph.distance(of: state) < farthest
      }
      for start in [current, 0] {
        #expect(
          search.route(from: start, in: growth.graph, within: limit, to: isOpen)
            == growth.route(from: start, within: limit, to: isOpen))
      }
      let open = (0..<growth.graph.stateCount).filter { growth.graph.untriedCount(of: $0) > 0 }
      guard let state = open.randomElement(using: &generator) else { break }
      current = growth.tryEvent(of: state)
    }
    #expect(growth.graph.transitionCount == growth.graph.eventCount)
  }

  @Test
  func `what one search has looked at in vain the next one does not look at`() throws {
    // A corridor of 100 states, to be walked both ways, with a blind alley of 50 at its beginning.
    let corridor = (0..<99).map { [$0 + 1, $0 == 0 ? 100 : $0 - 1] }
    let alley = (100..<150).map { [min($0 + 1, 149)] }
    var growth = Growth(targets: corridor + [[0]] + alley)
    while let state = (0..<growth.graph.stateCount).first(where: {
      growth.graph.keys[$0] != 99 && growth.graph.untriedCount(of: $0) > 0
    }) { _ = growth.tryEvent(of: state) }
    var search = FrontierSearch()
    for (key, length, visits) in [(0, 99, 150), (0, 99, 150), (1, 98, 99), (2, 97, 98)] {
      let start = try #require(growth.graph.id(of: key))
      let way = search.route(from: start, in: growth.graph, within: .max) { _ in true }
      #expect(way?.count == length)
      #expect(search.queue.visits.count == visits)
    }
  }
}
