/// On which side lines are even.
public enum NSTextAlignment: Int, Sendable {
  /// On the left.
  case left = 0
  /// On neither.
  case center = 1
  /// On the right.
  case right = 2
  /// On both.
  case justified = 3
  /// Where the language begins its lines.
  case natural = 4
}
