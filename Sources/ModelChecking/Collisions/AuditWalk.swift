/// Walks along known transitions at random, from launch, each time twice as far as before.
struct AuditWalk {
  private var generator: SeededGenerator
  private var length = 8
  private var stepsLeft = 0

  /// Creates the walk from a seed.
  init(seed: Seed) {
    generator = SeededGenerator(seed: seed)
  }

  /// Returns an event that was tried of the present state, or of the initial one; nil when there is
  /// none at launch.
  mutating func next<Key>(in exploration: Exploration<Key>, avoiding broken: Set<Edge>) -> Move? {
    let current = exploration.current
    if stepsLeft > 0, let choice = choice(in: current, of: exploration.graph, avoiding: broken) {
      stepsLeft -= 1
      return Move(from: .here, then: choice)
    }
    guard let choice = choice(in: 0, of: exploration.graph, avoiding: broken) else { return nil }
    length = min(2 * length, 4096)
    stepsLeft = length - 1
    return Move(from: .launch, then: choice)
  }

  private mutating func choice<Key>(
    in state: StateID, of graph: StateGraph<Key>, avoiding broken: Set<Edge>
  ) -> Int? {
    let tried = (0..<graph.menuCount(of: state)).filter { choice in
      graph.target(of: choice, in: state) != nil
        && !broken.contains(Edge(source: state, choice: choice))
    }
    return tried.isEmpty ? nil : tried[generator.index(below: tried.count)]
  }
}
