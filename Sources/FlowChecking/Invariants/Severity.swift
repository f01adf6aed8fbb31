/// How bad it is to break a promise.
///
/// A broken promise fails an exploration, whatever its severity. The severity is for those who read
/// the report: code scanning and annotations show it, and may be told to let warnings pass.
public enum Severity: String, Codable, Comparable, Sendable {
  /// Something is not as it was meant, though the user may not notice it.
  case warning

  /// The user is harmed: a dead button, a lost screen, a crash, memory that is never freed.
  case error

  /// Returns whether one is less bad than the other.
  public static func < (one: Severity, other: Severity) -> Bool {
    one == .warning && other == .error
  }
}
