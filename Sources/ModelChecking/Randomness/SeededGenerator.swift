/// Random numbers from a seed, by an algorithm that will not change.
///
/// The algorithm is xoshiro256** by David Blackman and Sebastiano Vigna, its state filled by
/// SplitMix64 as they advise: https://prng.di.unimi.it.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: (UInt64, UInt64, UInt64, UInt64)

  /// Creates a generator that starts at a seed.
  public init(seed: Seed) {
    var counter = seed.value
    func word() -> UInt64 {
      counter &+= 0x9E37_79B9_7F4A_7C15
      var mixed = counter
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
    state = (word(), word(), word(), word())
  }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 {
    let result = rotate(state.1 &* 5, by: 7) &* 9
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = rotate(state.3, by: 45)
    return result
  }

  /// Returns a random number from 0 up to, not including, a positive bound.
  public mutating func index(below bound: Int) -> Int {
    precondition(bound > 0, "A random index needs a bound above 0.")
    return Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// Returns a random number from 0 up to, not including, a positive bound: each as likely as its
  /// weight says.
  ///
  /// All are alike without weights, and when the weights add up to nothing. Weights below 0 count as
  /// 0.
  public mutating func index(below bound: Int, weighted weights: [Double]?) -> Int {
    guard let weights, weights.count == bound else { return index(below: bound) }
    let total = weights.reduce(0) { $0 + max(0, $1) }
    guard total > 0, total.isFinite else { return index(below: bound) }
    var rest = Double(next() >> 11) / 0x1p53 * total
    var last = 0
    for (place, weight) in weights.enumerated() where weight > 0 {
      if rest < weight { return place }
      rest -= weight
      last = place
    }
    return last
  }

  private func rotate(_ word: UInt64, by count: UInt64) -> UInt64 {
    (word << count) | (word >> (64 - count))
  }
}
