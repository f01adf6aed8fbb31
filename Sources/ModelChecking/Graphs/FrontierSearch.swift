/// Finds the nearest state from which something is left to try.
///
/// It remembers of each state how far from it such a state is at least. While a system is explored that
/// only grows: what is new is reached from where something was left to try. So it looks only where the
/// nearest can still be, and what it finds is what a breadth-first search finds that looks everywhere.
/// To learn from each search what the next one need not look at is the idea of LRTA* (Korf, "Real-time
/// heuristic search", Artificial Intelligence 42, 1990).
struct FrontierSearch {
  /// No such state can be reached.
  private static let never = UInt32.max

  private(set) var queue = VisitQueue()

  /// How far the nearest state with an event that was not tried is at least.
  private var bounds: [UInt32] = []

  /// Returns the choices that lead from a state to the nearest one that satisfies a condition, over at
  /// most so many transitions, or nil when there is none.
  ///
  /// The condition must not be true of states of which every event was tried.
  @_specialize(where Key == Fingerprint)
  mutating func route<Key>(
    from start: StateID, in graph: StateGraph<Key>, within limit: Int,
    to isWanted: (StateID) -> Bool
  ) -> [Int]? {
    bounds.append(contentsOf: repeatElement(0, count: max(0, graph.stateCount - bounds.count)))
    guard bounds[start] != Self.never else { return nil }
    var (length, surplus) = (Int(bounds[start]), 0)
    while length <= limit {
      let (found, next) = search(from: start, in: graph, over: length, to: isWanted)
      if let found { return queue.choices(to: found) }
      guard next < .max, next <= limit else { return nil }
      length = min(next + surplus, limit)
      surplus = max(1, 2 * surplus)
    }
    return nil
  }

  /// Returns the place of the first visit to a state that is wanted, over so many transitions at most,
  /// and how many it takes at least if there is none.
  private mutating func search<Key>(
    from start: StateID, in graph: StateGraph<Key>, over length: Int,
    to isWanted: (StateID) -> Bool
  ) -> (found: Int?, next: Int) {
    queue.begin(at: start, stateCount: graph.stateCount)
    var (place, next, nearest) = (0, Int.max, Int.max)
    while place < queue.visits.count {
      let visit = queue.visits[place]
      if graph.untriedCount(of: visit.state) > 0 {
        nearest = min(nearest, visit.depth)
        if isWanted(visit.state) {
          learn(that: nearest)
          return (place, next)
        }
      }
      graph.forEachTarget(of: visit.state) { choice, target in
        guard bounds[target] != Self.never else { return }
        let least = visit.depth + 1 + Int(bounds[target])
        if least > length {
          next = min(next, least)
        } else {
          queue.visit(target, after: place, by: choice)
        }
      }
      place += 1
    }
    learn(that: min(nearest, next))
    return (nil, next)
  }

  /// Remembers how far from all visited states the nearest one with something left to try is at least,
  /// which is so far from the start.
  private mutating func learn(that distance: Int) {
    for visit in queue.visits where visit.depth < distance {
      let least = distance == .max ? Self.never : UInt32(distance - visit.depth)
      bounds[visit.state] = max(bounds[visit.state], least)
    }
  }
}
