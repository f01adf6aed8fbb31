import ModelChecking

/// A strategy that remembers the moves of another.
final class MoveRecorder<Base: Strategy>: Strategy {
  private var base: Base

  /// The moves made so far.
  private(set) var moves: [Move] = []

  /// Creates a recorder of a strategy.
  init(_ base: Base) {
    self.base = base
  }

  var isSampling: Bool { base.isSampling }

  func nextMove<Key>(in exploration: Exploration<Key>) -> Move? {
    let move = base.nextMove(in: exploration)
    if let move { moves.append(move) }
    return move
  }
}
