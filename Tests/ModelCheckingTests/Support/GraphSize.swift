import ModelChecking

/// What tests compare graphs by.
struct GraphSize: Equatable {
  /// How many states there are.
  let states: Int

  /// How many transitions there are.
  let transitions: Int

  /// How many transitions the farthest state is from launch.
  let depth: Int

  /// Creates a size that a test expects.
  init(states: Int, transitions: Int, depth: Int) {
    self.states = states
    self.transitions = transitions
    self.depth = depth
  }

  /// Measures what an exploration found.
  init<Key>(of exploration: Exploration<Key>) {
    states = exploration.graph.stateCount
    transitions = exploration.graph.transitionCount
    depth = exploration.depth
  }
}
