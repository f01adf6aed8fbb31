import ModelChecking

/// A strategy that makes the moves it was given and then has none left.
struct ScriptedStrategy: Strategy {
  private var moves: [Move]

  /// Creates a strategy of these moves.
  init(_ moves: [Move]) {
    self.moves = moves.reversed()
  }

  /// Creates a strategy that goes on from state to state by these choices.
  init(choices: [Int]) {
    self.init(choices.map { Move(from: .here, then: $0) })
  }

  mutating func nextMove<Key>(in exploration: Exploration<Key>) -> Move? {
    moves.popLast()
  }
}
