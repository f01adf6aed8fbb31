/// States are expanded block by block: where their events lead is found out for all of them, and then
/// recorded in order.
extension BreadthFirstSearch {
  /// Performs the events of the states to be expanded next; nil when none is left.
  @inlinable mutating func nextExpansion() -> Expansion<System>? {
    let states = nextSource..<min(nextSource + Self.blockSize, graph.stateCount)
    guard !states.isEmpty else { return nil }
    nextSource = states.upperBound
    var expansion = Expansion<System>(ofUpTo: states.count)
    for state in states where isOpen(state) {
      expansion.expand(state, at: graph.keys[state], in: &system)
    }
    return expansion
  }
}
