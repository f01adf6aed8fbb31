import ModelChecking

/// A strategy that makes the moves it was given and then has none left.
struct ScriptedStrategy: Strategy {
  private var moves: [Move]

  /// Whether the moves pass for drawn at random.
  let isSampling: Bool

  /// Creates a strategy of these moves.
  init(_ moves: [Move], isSampling: Bool = false) {
    self.moves = moves.reversed()
    self.isSampling = isSampling
  }

  /// Creates a strategy that goes on from state to state by these choices.
  init(choices: [Int]) {
    self.init(choices.map { Move(from: .here, then: $0) })
  }

  mutating func nextMove<Key>(in exploration: Exploration<Key>) -> Move? {
    moves.popLast()
  }
}
