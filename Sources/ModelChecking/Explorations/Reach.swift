/// How far an exploration went, which is how much its verdicts are worth.
public enum Reach: Hashable, Sendable {
  /// Every event of every reachable state was tried.
  case exhaustive

  /// Every event was tried as far as a bound allowed, and no further.
  case bounded(StopReason)

  /// Events were drawn at random until the end that the reason tells; the next one drawn would lead
  /// to a state not seen before with about such a chance.
  case sampled(StopReason, chanceOfNewState: Double)
}
