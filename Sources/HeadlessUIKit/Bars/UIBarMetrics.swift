/// Which form of a bar is meant.
public enum UIBarMetrics: Int, Sendable {
  /// The usual one.
  case `default` = 0
  /// That on a phone held sideways.
  case compact = 1
}
