/// Two traces that lead to the same key, after which the same event does different things each time
/// that they are run: the key takes states for the same that are not.
public struct Collision: Hashable, Sendable {
  /// The choices of one trace from launch; the last is the event.
  public let first: [Int]

  /// The choices of the other one; when the event breaks a promise after one of the two only, it is
  /// this one.
  public let second: [Int]

  /// The place of the promise that is broken after the second trace only; nil when the event leads to
  /// different keys and breaks nothing more.
  public let property: Int?

  /// Creates a collision of two traces.
  public init(first: [Int], second: [Int], property: Int?) {
    self.first = first
    self.second = second
    self.property = property
  }
}
