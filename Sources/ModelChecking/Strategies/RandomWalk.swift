/// Performs events drawn at random from what each state offers, and launches again now and then.
///
/// Events of the menu are equally likely, unless they have weights. The walk is repeatable from its seed. It has nothing
/// left to do only once every event has been tried that a walk of its length can come to.
public struct RandomWalk: Strategy {
  private var generator: SeededGenerator
  private let longestWalk: Int
  private var steps = 0

  /// Creates a walk from a seed, launched again after so many events.
  public init(seed: Seed, longestWalk: Int = 50) {
    precondition(longestWalk > 0, "A random walk needs a length above 0.")
    generator = SeededGenerator(seed: seed)
    self.longestWalk = longestWalk
  }

  /// Every move is drawn at random.
  public var isSampling: Bool { true }

  /// Returns a random event of the present state, or of the initial one when a walk is over.
  public mutating func nextMove<Key>(in exploration: Exploration<Key>) -> Move? {
    if steps < longestWalk, let choice = choice(in: exploration.current, of: exploration) {
      steps += 1
      return Move(from: .here, then: choice)
    }
    guard exploration.hasOpenChoices(nearerThan: longestWalk),
      let choice = choice(in: 0, of: exploration)
    else { return nil }
    steps = 1
    return Move(from: .launch, then: choice)
  }

  private mutating func choice<Key>(in state: StateID, of exploration: Exploration<Key>) -> Int? {
    let count = exploration.graph.menuCount(of: state)
    guard count > 0, exploration.isOpen(state) else { return nil }
    return generator.index(below: count, weighted: exploration.weights[state])
  }
}
