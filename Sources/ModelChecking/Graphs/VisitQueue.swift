/// The states that a breadth-first search has come to, and how.
///
/// It keeps its memory from search to search, so that one costs what it looks at.
struct VisitQueue {
  /// How a state was come to.
  struct Visit {
    let state: StateID

    /// The place of the visit from which it was come to; -1 at the start.
    let parent: Int
    let choice: Int
    let depth: Int
  }

  private(set) var visits: [Visit] = []
  private var rounds: [UInt32] = []
  private var round: UInt32 = 0

  /// Begins a search in a graph of so many states.
  mutating func begin(at start: StateID, stateCount: Int) {
    round += 1
    rounds.append(contentsOf: repeatElement(0, count: max(0, stateCount - rounds.count)))
    visits.removeAll(keepingCapacity: true)
    visits.append(Visit(state: start, parent: -1, choice: -1, depth: 0))
    rounds[start] = round
  }

  /// Comes to a state by an event of a visited one, unless it has been there.
  mutating func visit(_ state: StateID, after place: Int, by choice: Int) {
    guard rounds[state] != round else { return }
    rounds[state] = round
    visits.append(
      Visit(state: state, parent: place, choice: choice, depth: visits[place].depth + 1))
  }

  /// Returns the choices that lead from the start to a visit.
  func choices(to place: Int) -> [Int] {
    var route: [Int] = []
    var current = visits[place]
    while current.parent >= 0 {
      route.append(current.choice)
      current = visits[current.parent]
    }
    return route.reversed()
  }
}
