/// Chooses what the explorer does next.
public protocol Strategy {
  /// Returns the next move, or nil when nothing is left to do.
  mutating func nextMove<Key>(in exploration: Exploration<Key>) -> Move?

  /// Whether the last move was drawn at random, so that what is left out is left to chance.
  var isSampling: Bool { get }

  /// Whether it tries the events of all states in the order of their numbers, where the system
  /// restores states. The explorer has a quick way to do that.
  var isInOrder: Bool { get }
}

extension Strategy {
  /// Nothing is left to chance.
  public var isSampling: Bool { false }

  /// It goes its own way.
  public var isInOrder: Bool { false }
}
