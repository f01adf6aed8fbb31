/// Random choices that are the same each time.
struct Dice {
  private var state: UInt64

  /// Creates dice that fall the same way for the same seed.
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// Returns one of several elements.
  mutating func element<Element>(of elements: [Element]) -> Element {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return elements[Int((state >> 33) % UInt64(elements.count))]
  }
}
