/// Finds out from which states a goal can be reached.
///
/// Takes time linear in the transitions.
struct PossibilitySearch<Key: Hashable> {
  private let runs: KnownRuns<Key>
  private let goal: Formula<Int>
  private var sources: [[Int32]] = []

  /// The fewest transitions from each state to the goal; nil where none are known to lead there.
  private var distances: [Int?]

  /// Whether each state may lead to the goal, as far as is known.
  private var isPossible: [Bool]

  init(for goal: Formula<Int>, in runs: KnownRuns<Key>) {
    self.runs = runs
    self.goal = goal
    let states = 0..<runs.graph.stateCount
    distances = Array(repeating: nil, count: states.count)
    isPossible = Array(repeating: false, count: states.count)
    sources = Array(repeating: [], count: states.count)
    for state in states {
      for step in runs.steps(from: state) { sources[step.target].append(Int32(state)) }
    }
    measure()
    spread()
  }

  /// Whether the goal is known to be reached from launch.
  var isReachable: Bool { distances.first.flatMap { $0 } != nil }

  /// The nearest state to launch from which the goal cannot be reached, if there is one.
  var refutation: Refutation? {
    let routes = ShortestRoutes(in: runs.graph)
    guard let state = routes.order.first(where: { !isPossible[$0] }) else { return nil }
    let route = routes.route(to: state)
    guard !route.isEmpty else { return .pointOfNoReturn([], wayOut: nil) }
    let before = route.dropLast().reduce(0) { runs.graph.target(of: $1, in: $0) ?? $0 }
    return .pointOfNoReturn(route, wayOut: wayOut(of: before))
  }

  private func wayOut(of state: StateID) -> Int? {
    runs.steps(from: state).compactMap { step -> (choice: Int, distance: Int)? in
      if isGoal(after: step.choice, from: state, to: step.target) { return (step.choice, 0) }
      return distances[step.target].map { (step.choice, $0 + 1) }
    }.min { ($0.distance, $0.choice) < ($1.distance, $1.choice) }?.choice
  }

  private func isGoal(after choice: Int, from state: StateID, to target: StateID) -> Bool {
    isGoal(runs.letter(after: choice, from: state, to: target))
  }

  private func isGoal(_ letter: UInt64) -> Bool {
    goal.value { letter & (1 << $0) != 0 } ?? false
  }

  /// Measures the distances to the goal, which is a state or an event that leads to one.
  private mutating func measure() {
    var level = distances.indices.filter { isGoal(runs.letters.state($0)) }
    for state in level { distances[state] = 0 }
    let byEvent = distances.indices.filter { state in
      runs.steps(from: state).contains { isGoal(after: $0.choice, from: state, to: $0.target) }
    }
    var distance = 1
    repeat {
      let before = level.flatMap { sources[$0] }.map(Int.init) + (distance == 1 ? byEvent : [])
      level = []
      for state in before where distances[state] == nil {
        distances[state] = distance
        level.append(state)
      }
      distance += 1
    } while !level.isEmpty
  }

  /// Marks every state from which the goal, or a state that is not known in full, can be reached.
  private mutating func spread() {
    var pending = distances.indices.filter { distances[$0] != nil || !runs.isExpanded($0) }
    for state in pending { isPossible[state] = true }
    while let state = pending.popLast() {
      for source in sources[state].map(Int.init) where !isPossible[source] {
        isPossible[source] = true
        pending.append(source)
      }
    }
  }
}
