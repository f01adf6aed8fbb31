/// The shortest way from the initial state to every state of a graph.
///
/// Among equally short ways the one whose choices come first wins, so that the routes do not depend
/// on the order in which the graph was explored. Takes time linear in the transitions.
public struct ShortestRoutes {
  private var parents: [StateID]
  private var choices: [Int]

  /// The reached states, nearest first.
  public private(set) var order: [StateID] = []

  /// Finds the routes of a graph that has an initial state.
  public init<Key>(in graph: StateGraph<Key>) {
    parents = Array(repeating: -1, count: graph.stateCount)
    choices = Array(repeating: -1, count: graph.stateCount)
    guard graph.stateCount > 0 else { return }
    parents[0] = 0
    order.append(0)
    guard graph.keepsTransitions else {
      takeWays(of: graph)
      return
    }
    var next = 0
    while next < order.count {
      reachNeighbors(of: order[next], in: graph)
      next += 1
    }
  }

  /// Takes the ways of a graph that keeps no others: states were found nearest first, and each by the
  /// choices that come first.
  private mutating func takeWays<Key>(of graph: StateGraph<Key>) {
    for state in 1..<graph.stateCount {
      parents[state] = StateID(graph.records[state].parent)
      choices[state] = Int(graph.records[state].choice)
      order.append(state)
    }
  }

  private mutating func reachNeighbors<Key>(of state: StateID, in graph: StateGraph<Key>) {
    for choice in 0..<graph.menuCount(of: state) {
      guard let target = graph.target(of: choice, in: state), parents[target] < 0 else { continue }
      parents[target] = state
      choices[target] = choice
      order.append(target)
    }
  }

  /// Returns the ways to a state that differ in the last transition, each the shortest of its kind: the
  /// shortest of all first, and no more than 16 of them.
  func ways<Key>(to state: StateID, in graph: StateGraph<Key>) -> [[Int]] {
    let lasts = order.lazy.flatMap { source in
      (0..<graph.menuCount(of: source)).lazy
        .filter { graph.target(of: $0, in: source) == state }.map { (source, $0) }
    }
    let ways = lasts.prefix(16).map { route(to: $0) + [$1] }
    return state == 0 ? [[]] + ways : Array(ways)
  }

  /// Returns the choices that lead from the initial state to another.
  public func route(to state: StateID) -> [Int] {
    var route: [Int] = []
    var current = state
    while current != 0, parents[current] >= 0 {
      route.append(choices[current])
      current = parents[current]
    }
    return route.reversed()
  }
}
