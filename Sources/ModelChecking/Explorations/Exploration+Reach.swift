extension Exploration {
  /// Whether events were drawn at random, so that what was left out was left to chance.
  public var isSampled: Bool { sightings.drawCount > 0 }

  /// How far the exploration went; nil while it goes on, and when nothing that it saw counts.
  public var reach: Reach? {
    switch stopReason {
    case nil, .nondeterminism: nil
    case .exhausted: .exhaustive
    case .cutAtViolations?, .depth?, .keyTooCoarse?: stopReason.map { .bounded($0) }
    case .some(let reason):
      isSampled
        ? .sampled(reason, chanceOfNewState: sightings.chanceOfNewState) : .bounded(reason)
    }
  }
}
