/// A trace that led to one state the first time and to another the next: nondeterminism.
public struct Divergence<Key> {
  /// The choices from launch to the event at fault, which is the last; empty when launching itself
  /// led elsewhere.
  public let choices: [Int]

  /// The key of the state that the same choices led to before.
  public let expected: Key

  /// The key of the state that they led to now.
  public let actual: Key
}

extension Divergence: Sendable where Key: Sendable {}
