import HeadlessUIKit
import ModelChecking

/// What scouts are to explore.
struct ScoutOrder {
  /// How UIKit behaves.
  let profile: UIKitProfile

  /// How many events at most come while an animation runs.
  let impatience: Int

  /// Whether to go down before going on.
  let isDepthFirst: Bool

  /// When to stop, whatever the time.
  let limits: Limits

  /// Which of the scouts it is for, and how many there are in all processes: the first one leads.
  var place = 0
  var count = 1

  /// Whether it is for the one that takes the very way of the engine.
  var isForLead: Bool { place == 0 }

  /// How many lessons come before the first event.
  var lessons = 0
}

extension MessageWriter {
  mutating func write(_ order: ScoutOrder) {
    write("\(order.profile)")
    write(order.impatience)
    write(order.isDepthFirst ? 1 : 0)
    write(order.limits)
    for number in [order.place, order.count, order.lessons] { write(number) }
  }

  private mutating func write(_ limits: Limits) {
    for limit in [limits.states, limits.transitions, limits.events, limits.depth, limits.edges] {
      write(limit) { $0.write($1) }
    }
    write(limits.stopsAtFirstViolation ? 1 : 0)
  }
}

extension MessageReader {
  mutating func order() -> ScoutOrder {
    ScoutOrder(
      profile: UIKitProfile(text()) ?? .newest, impatience: number(),
      isDepthFirst: number() == 1, limits: limits(), place: number(), count: number(),
      lessons: number())
  }

  private mutating func limits() -> Limits {
    Limits(
      states: optional { $0.number() }, transitions: optional { $0.number() },
      events: optional { $0.number() }, depth: optional { $0.number() },
      edges: optional { $0.number() }, stopsAtFirstViolation: number() == 1)
  }
}
