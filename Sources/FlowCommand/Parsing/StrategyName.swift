/// The words by which a strategy is chosen.
enum StrategyName: String, CaseIterable {
  case exhaustive
  case depthFirst = "depth-first"
  case random
  case guided

  /// Whether the strategy draws random numbers.
  var drawsNumbers: Bool { self == .random || self == .guided }
}
