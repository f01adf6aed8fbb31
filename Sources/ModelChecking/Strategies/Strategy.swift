/// Chooses what the explorer does next.
public protocol Strategy {
  /// Returns the next move, or nil when nothing is left to do.
  mutating func nextMove<Key>(in exploration: Exploration<Key>) -> Move?
}
