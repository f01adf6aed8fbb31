/// What is known of the runs of a system that was explored.
struct KnownRuns<Key: Hashable> {
  let graph: StateGraph<Key>
  let closed: Set<StateID>
  let letters: Letters

  init(_ exploration: Exploration<Key>, of propositions: [Int]) {
    graph = exploration.graph
    closed = exploration.closed
    letters = exploration.labelling.letters(of: propositions)
  }

  /// Returns the choices of a state that are known to go on, with where they lead.
  ///
  /// What comes after a broken promise is nobody's concern.
  func steps(from state: StateID) -> [(choice: Int, target: StateID)] {
    guard !closed.contains(state) else { return [] }
    return (0..<graph.menuCount(of: state)).compactMap { choice in
      graph.target(of: choice, in: state).map { (choice, $0) }
    }
  }

  /// Returns whether a run that has come to a state stays there for ever.
  func isEnd(_ state: StateID) -> Bool {
    graph.menuCount(of: state) == 0 && !closed.contains(state)
  }

  /// Returns whether all that can come after a state is known for its next moment.
  func isExpanded(_ state: StateID) -> Bool {
    graph.untriedCount(of: state) == 0 && !closed.contains(state)
  }

  /// Returns what is true of the moment that a step leads to.
  func letter(after choice: Int, from state: StateID, to target: StateID) -> UInt64 {
    letters.event(choice, of: state) | letters.state(target)
  }

  /// Returns what is true after some event that a state offers.
  func offered(in state: StateID) -> UInt64 {
    (0..<graph.menuCount(of: state)).reduce(0) { $0 | letters.event($1, of: state) }
  }
}
