/// Finds the nearest state of a kind along known transitions.
///
/// Keeps its working memory between searches, so that a search costs what it looks at.
package struct NearestSearch {
  private var visits: [UInt32] = []
  private var round: UInt32 = 0
  private var queue: [Visit] = []

  private struct Visit {
    let state: StateID
    let parent: Int
    let choice: Int
    let depth: Int
  }

  /// Prepares to search.
  package init() {}

  /// Returns the choices that lead from a state to the nearest one that satisfies a condition, over
  /// at most so many transitions, or nil when there is none.
  @_specialize(where Key == Fingerprint)
  package mutating func route<Key>(
    from start: StateID, in graph: StateGraph<Key>, within limit: Int,
    to isWanted: (StateID) -> Bool
  ) -> [Int]? {
    begin(at: start, stateCount: graph.stateCount)
    var next = 0
    while next < queue.count {
      let visit = queue[next]
      if isWanted(visit.state) { return choices(to: next) }
      if visit.depth < limit { enqueueNeighbors(of: next, in: graph) }
      next += 1
    }
    return nil
  }

  private mutating func begin(at start: StateID, stateCount: Int) {
    round += 1
    visits.append(contentsOf: repeatElement(0, count: max(0, stateCount - visits.count)))
    queue.removeAll(keepingCapacity: true)
    queue.append(Visit(state: start, parent: -1, choice: -1, depth: 0))
    visits[start] = round
  }

  private mutating func enqueueNeighbors<Key>(of place: Int, in graph: StateGraph<Key>) {
    let visit = queue[place]
    for choice in 0..<graph.menuCount(of: visit.state) {
      guard let target = graph.target(of: choice, in: visit.state), visits[target] != round
      else { continue }
      visits[target] = round
      queue.append(Visit(state: target, parent: place, choice: choice, depth: visit.depth + 1))
    }
  }

  private func choices(to place: Int) -> [Int] {
    var route: [Int] = []
    var current = queue[place]
    while current.parent >= 0 {
      route.append(current.choice)
      current = queue[current.parent]
    }
    return route.reversed()
  }
}
