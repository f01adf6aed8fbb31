/// Random choices that are the same for the same seed (xorshift64*).
struct Dice {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// Returns true once in so many times.
  mutating func hits(oneIn count: Int) -> Bool { next(below: count) == 0 }

  /// Returns one of some elements, or nil when there is none.
  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[next(below: elements.count)]
  }

  private mutating func next(below count: Int) -> Int {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return Int((state &* 0x2545_F491_4F6C_DD1D) % UInt64(count))
  }
}
