/// A run that breaks a claim, by choices from launch.
public enum Refutation: Hashable, Sendable {
  /// The claim is broken after these choices, whatever comes later.
  case prefix([Int])

  /// The claim is broken when the choices of the cycle are repeated for ever after those of the prefix.
  ///
  /// The cycle leads back to the state in which it begins. It has no choices where that state offers no
  /// event, and the run stays there for ever.
  case lasso(prefix: [Int], cycle: [Int])

  /// After the last of these choices the goal cannot be reached any more, which it could before.
  ///
  /// There are none where it cannot be reached from launch. The way out is another choice of the state
  /// before the last one: the one from which the goal is nearest, if there is one.
  case pointOfNoReturn([Int], wayOut: Int?)

  /// The choices from launch up to where the claim is broken or the cycle begins.
  public var prefix: [Int] {
    switch self {
    case .prefix(let choices), .lasso(let choices, _), .pointOfNoReturn(let choices, _): choices
    }
  }

  /// The choices that are repeated for ever; none where none are, and where nothing can happen.
  public var cycle: [Int] {
    if case .lasso(_, let cycle) = self { cycle } else { [] }
  }
}
