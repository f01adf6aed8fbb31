public import ModelChecking

/// How a flow is explored.
public enum FlowStrategy: Sendable, Hashable {
  /// Every event of every state.
  case exhaustive

  /// Every event of every state not farther from launch than a bound, going down before going on.
  case depthFirst(bound: Int)

  /// Events at random, from a seed.
  case random(Seed)

  /// Events at random, from a seed, going back to states from which little was tried.
  case guided(Seed)

  /// Exhaustive up to 100,000 states, and guided from a seed as far as the limits go beyond that.
  case exhaustiveThenGuided(Seed)

  /// Where its random numbers start, if it draws any.
  public var seed: Seed? {
    switch self {
    case .exhaustive, .depthFirst: nil
    case .random(let seed), .guided(let seed), .exhaustiveThenGuided(let seed): seed
    }
  }

  /// Returns the strategy with its random numbers from another seed, if it draws any.
  public func drawing(from seed: Seed) -> FlowStrategy {
    switch self {
    case .exhaustive, .depthFirst: self
    case .random: .random(seed)
    case .guided: .guided(seed)
    case .exhaustiveThenGuided: .exhaustiveThenGuided(seed)
    }
  }

  /// Whether it goes down before going on.
  var isDepthFirst: Bool {
    if case .depthFirst = self { true } else { false }
  }

  /// Explores as the strategy says.
  func explore<System>(
    _ explorer: inout Explorer<System>, observer: (Exploration<System.Key>) -> Void
  ) {
    switch self {
    case .exhaustive: explorer.explore(by: DeterminismAudit(of: Exhaustive()), observer: observer)
    case .depthFirst: explorer.explore(by: DeterminismAudit(of: DepthFirst()), observer: observer)
    case .random(let seed):
      explorer.explore(by: DeterminismAudit(of: RandomWalk(seed: seed)), observer: observer)
    case .guided(let seed):
      explorer.explore(by: DeterminismAudit(of: Guided(seed: seed)), observer: observer)
    case .exhaustiveThenGuided(let seed):
      let strategy = ExhaustiveThenGuided(upTo: Self.exhaustiveStates, seed: seed)
      explorer.explore(by: DeterminismAudit(of: strategy), observer: observer)
    }
  }

  /// Returns some limits together with what bounds the strategy.
  func bounded(_ limits: Limits) -> Limits {
    if case .depthFirst(let bound) = self { return limits.joined(with: .depth(bound)) }
    return limits
  }

  private static var exhaustiveStates: Int { 100_000 }
}
