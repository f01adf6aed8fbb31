extension Report.Graph {
  /// The last step of a shortest way to each state; nil for the one after launch, and for states that
  /// nothing known leads to.
  ///
  /// - Complexity: O(transitions).
  var lastSteps: [(source: Int, event: Int)?] {
    var steps: [(source: Int, event: Int)?] = Array(repeating: nil, count: states.count)
    for (source, state) in states.enumerated() {
      for (event, target) in zip(state.events, state.targets)
      where target > 0 && steps[target] == nil && states[target].distance == state.distance + 1 {
        steps[target] = (source, event)
      }
    }
    return steps
  }
}
