/// A transition that somebody else has found in the same system.
public struct Transition<Key> {
  /// The key of the state that it leaves.
  public let source: Key

  /// The place of its event in the menu of that state.
  public let choice: Int

  /// The key of the state that it leads to.
  public let target: Key

  /// How many events that state offers.
  public let menuCount: Int

  /// Whether it keeps every promise.
  public let isKept: Bool

  /// Creates a transition from what is known of it.
  public init(source: Key, choice: Int, target: Key, menuCount: Int, isKept: Bool) {
    self.source = source
    self.choice = choice
    self.target = target
    self.menuCount = menuCount
    self.isKept = isKept
  }
}

extension Transition: Sendable where Key: Sendable {}
