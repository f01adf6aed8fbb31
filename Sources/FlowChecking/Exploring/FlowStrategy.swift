public import ModelChecking

/// How a flow is explored.
public enum FlowStrategy: Sendable {
  /// Every event of every state.
  case exhaustive

  /// Events at random, from a seed.
  case random(Seed)
}
