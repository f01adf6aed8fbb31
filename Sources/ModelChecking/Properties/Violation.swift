/// A transition after which an invariant did not hold.
public struct Violation: Hashable, Sendable {
  /// What is wrong.
  public let fault: Fault

  /// The state before, or nil when the launch itself broke the promise.
  public let source: StateID?

  /// The place of the event in the menu of the state before.
  public let choice: Int

  /// The state after.
  public let target: StateID

  /// Why the promise is broken, in words.
  public let reason: String

  /// How many events led to it from launch when it was found; there may be shorter ways.
  public let foundAfter: Int

  /// The place of the property among those explored with.
  public var property: Int { fault.property }
}
