/// Tries every event of every state while there are few states, and is guided beyond.
///
/// A flow of the usual size is seen whole; of one that is larger, the time that is left goes to what
/// a walk in order would not come to.
public struct ExhaustiveThenGuided: Strategy {
  private var exhaustive = Exhaustive()
  private var guided: Guided
  private let bound: Int

  /// Whether the bound was passed.
  public private(set) var isSampling = false

  /// Creates a strategy that is exhaustive until so many states are found, and guided from a seed
  /// after that.
  public init(upTo bound: Int, seed: Seed) {
    self.bound = bound
    guided = Guided(seed: seed)
  }

  /// Returns what the strategy of the phase says.
  public mutating func nextMove<Key>(in exploration: Exploration<Key>) -> Move? {
    if !isSampling, exploration.graph.stateCount < bound {
      return exhaustive.nextMove(in: exploration)
    }
    isSampling = true
    return guided.nextMove(in: exploration)
  }
}
