import ModelChecking

extension NavigationGraph {
  /// Finds the shortest ways through a map.
  struct Tracer {
    private let map: FlowMap
    private var parents: [StateID: (state: StateID, choice: Int)] = [:]

    /// The states that events lead to, the nearest to launch first.
    private(set) var order: [StateID] = []

    /// Prepares to find ways through a map.
    init(through map: FlowMap) {
      self.map = map
      if !map.states.isEmpty { order.append(0) }
      var next = 0
      while next < order.count {
        reachNeighbors(of: order[next])
        next += 1
      }
    }

    /// Returns the way to a state.
    func trace(to state: StateID) -> FlowTrace {
      var choices: [Int] = []
      var current = state
      while current != 0, let (source, choice) = parents[current] {
        choices.append(choice)
        current = source
      }
      return trace(along: choices.reversed())
    }

    /// Returns the way to a state and along one of its events.
    func trace(to state: StateID, then choice: Int) -> FlowTrace {
      var trace = trace(to: state)
      if let step = step(from: state, by: choice) { trace.steps.append(step.step) }
      return trace
    }

    private mutating func reachNeighbors(of state: StateID) {
      for (choice, transition) in map.states[state].transitions.enumerated() {
        guard let target = transition.target, target != 0, parents[target] == nil else { continue }
        parents[target] = (state, choice)
        order.append(target)
      }
    }

    private func trace(along choices: [Int]) -> FlowTrace {
      var state = 0
      let start = map.states[0]
      var trace = FlowTrace(start: start.screens, picture: start.picture)
      for choice in choices {
        guard let next = step(from: state, by: choice) else { break }
        trace.steps.append(next.step)
        state = next.target
      }
      return trace
    }

    private func step(from state: StateID, by choice: Int) -> (step: FlowStep, target: StateID)? {
      let transition = map.states[state].transitions[choice]
      guard let target = transition.target else { return nil }
      let step = FlowStep(
        label: transition.label, isGesture: transition.isGesture,
        screens: map.states[target].screens, picture: map.states[target].picture)
      return (step, target)
    }
  }
}
