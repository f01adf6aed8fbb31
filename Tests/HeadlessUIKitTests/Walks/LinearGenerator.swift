/// Random numbers that are the same for the same seed everywhere.
struct LinearGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(seed)
  }

  /// Returns a number from zero up to a limit, by a linear congruence with Knuth's factors.
  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
