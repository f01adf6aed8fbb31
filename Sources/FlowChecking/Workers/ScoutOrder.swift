import HeadlessUIKit

/// What scouts are to explore.
struct ScoutOrder {
  /// How UIKit behaves.
  let profile: UIKitProfile

  /// How many events at most come while an animation runs.
  let impatience: Int

  /// Whether to go down before going on.
  let isDepthFirst: Bool

  /// States this many transitions from launch are not explored further.
  let depth: Int?

  /// Which of the scouts it is for, and how many there are.
  var place = 0
  var count = 1

  /// How many lessons come before the first event.
  var lessons = 0
}

extension MessageWriter {
  mutating func write(_ order: ScoutOrder) {
    write("\(order.profile)")
    write(order.impatience)
    write(order.isDepthFirst ? 1 : 0)
    write(order.depth) { $0.write($1) }
    for number in [order.place, order.count, order.lessons] { write(number) }
  }
}

extension MessageReader {
  mutating func order() -> ScoutOrder {
    ScoutOrder(
      profile: UIKitProfile(text()) ?? .newest, impatience: number(),
      isDepthFirst: number() == 1, depth: optional { $0.number() }, place: number(),
      count: number(), lessons: number())
  }
}
