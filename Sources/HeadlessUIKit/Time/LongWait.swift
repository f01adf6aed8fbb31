/// A delay that the app has asked for and that is longer than an animation.
///
/// It does not end by itself: whatever the user does meanwhile may come before its end or after it.
public struct LongWait {
  /// How long it was when it began.
  public let delay: Duration

  /// What the app waits for, if that has a name.
  public let purpose: String?

  /// The event in which it began, counted from the launch.
  public let beganAt: Int

  /// Whether another one of the kind begins at its end, as it does for a timer that repeats.
  public let isRepeating: Bool

  /// How long it has still to go if the user never hesitates: what it takes at most.
  public internal(set) var remaining: Duration

  let isOver: () -> Bool
  let run: () -> Void

  /// What the user would say that happens at its end, such as "wait 300 s" or "wait 2 s for the answer".
  public var title: String {
    "wait \(Self.text(of: delay))" + (purpose.map { " for \($0)" } ?? "")
  }

  /// Returns whether nobody could tell two waits apart, but for when they began.
  func isLike(_ other: LongWait) -> Bool {
    delay == other.delay && purpose == other.purpose && isRepeating == other.isRepeating
  }

  /// Returns whether the wait ends before another one for certain.
  ///
  /// Of two that began in one event the shorter ends first. Of two that began in different events
  /// the later one ends first if it is shorter and the user was quick in between, and the earlier one
  /// if the user took their time.
  func endsBefore(_ other: LongWait) -> Bool {
    beganAt <= other.beganAt && remaining <= other.remaining
  }

  private static func text(of delay: Duration) -> String {
    let (seconds, attoseconds) = delay.components
    let hundredths = attoseconds / 10_000_000_000_000_000
    guard hundredths > 0 else { return "\(seconds) s" }
    let digits = hundredths % 10 == 0 ? "\(hundredths / 10)" : "\(100 + hundredths)".dropFirst()
    return "\(seconds).\(digits) s"
  }
}
