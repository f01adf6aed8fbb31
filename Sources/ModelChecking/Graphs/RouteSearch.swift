/// Finds the shortest way along known transitions from one state to another.
package struct RouteSearch {
  private var queue = VisitQueue()

  /// Prepares to search.
  package init() {}

  /// Returns the choices that lead from one state to another over at most so many transitions, or nil
  /// when there is no such way.
  ///
  /// A state is not looked at that is so much nearer to the initial one than the end of the way is that
  /// nobody comes from there to the end in time.
  @_specialize(where Key == Fingerprint)
  package mutating func route<Key>(
    from start: StateID, to end: StateID, in graph: StateGraph<Key>, within limit: Int
  ) -> [Int]? {
    queue.begin(at: start, stateCount: graph.stateCount)
    let distance = graph.distance(of: end)
    var place = 0
    while place < queue.visits.count {
      let visit = queue.visits[place]
      if visit.state == end { return queue.choices(to: place) }
      let left = limit - visit.depth - 1
      graph.forEachTarget(of: visit.state) { choice, target in
        guard left >= max(0, distance - graph.distance(of: target)) else { return }
        queue.visit(target, after: place, by: choice)
      }
      place += 1
    }
    return nil
  }
}
