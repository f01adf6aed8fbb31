/// A way from launch along known transitions, and what they should lead to.
public struct AuditRoute<Key> {
  /// The choices.
  public internal(set) var choices: [Int] = []

  /// The keys of the states that they lead to.
  public internal(set) var keys: [Key] = []
}
