import ModelChecking

/// A graph written down in a test: the states are numbers, 0 the initial one.
///
/// The events of a state are the states that it leads to.
struct DrawnGraph: ValueSystem {
  /// The states that each state leads to, in menu order.
  let neighbors: [[Int]]

  /// Creates a graph from the neighbours of each state.
  init(_ neighbors: [[Int]]) {
    self.neighbors = neighbors
  }

  /// Returns a graph of so many states, each of which leads to the next; the last leads nowhere.
  static func line(of stateCount: Int) -> DrawnGraph {
    DrawnGraph((1..<stateCount).map { [$0] } + [[]])
  }

  var initialState: Int { 0 }

  func events(in state: Int) -> [Int] { neighbors[state] }

  func next(_ state: Int, _ event: Int) -> Int { event }
}
