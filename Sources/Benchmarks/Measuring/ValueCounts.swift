import ModelChecking

/// What must be right before any speed counts.
struct ValueCounts: Equatable {
  /// How many states were found.
  let states: Int

  /// How many transitions were tried.
  let transitions: Int

  /// How many broke a promise.
  let violations: Int

  /// Whether every event of every state was tried.
  let isComplete: Bool

  /// Creates the counts of a system that keeps its promises.
  init(states: Int, transitions: Int) {
    self.states = states
    self.transitions = transitions
    violations = 0
    isComplete = true
  }

  /// Counts what an exploration found.
  init<Key>(of exploration: Exploration<Key>) {
    states = exploration.graph.stateCount
    transitions = exploration.graph.transitionCount
    violations = exploration.violations.count
    isComplete = exploration.isComplete
  }
}
