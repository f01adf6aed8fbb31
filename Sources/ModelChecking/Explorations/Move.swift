/// What to do next: where to start, which known transitions to walk, and what to perform then.
public struct Move: Sendable {
  /// Where a move starts.
  public enum Start: Hashable, Sendable {
    /// In the present state.
    case here

    /// In the initial state, after a fresh launch.
    case launch

    /// In a state visited before, which the system must be able to restore.
    case restored(StateID)
  }

  /// Where the move starts.
  public let start: Start

  /// The choices to walk first, along transitions already known.
  public let route: [Int]

  /// The choice to perform then; nil to walk the route only.
  public let choice: Int?

  /// Creates a move.
  public init(from start: Start, along route: [Int] = [], then choice: Int?) {
    self.start = start
    self.route = route
    self.choice = choice
  }
}
