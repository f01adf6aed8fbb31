extension Exploration {
  /// Returns how many states are fewer than so many transitions from launch, or nil when an event
  /// of one of them that could come before the last was not tried.
  ///
  /// A state that breaks a promise is not explored further, and need not be: a trace through it
  /// breaks a promise earlier.
  func statesSearched(nearerThan length: Int) -> Int? {
    var count = 0
    for state in 0..<graph.stateCount where graph.distance(of: state) < length {
      count += 1
      let couldLeadToShorter = graph.distance(of: state) + 1 < length
      if couldLeadToShorter, graph.untriedCount(of: state) > 0, !closed.contains(state) {
        return nil
      }
    }
    return count
  }
}
