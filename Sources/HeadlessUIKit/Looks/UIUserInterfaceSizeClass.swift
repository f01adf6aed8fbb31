/// How much room there is in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// It is not known.
  case unspecified = 0
  /// Little, as on a phone held upright from left to right.
  case compact = 1
  /// Enough.
  case regular = 2
}
