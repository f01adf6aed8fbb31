/// How a presented controller comes onto the screen.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// From the other side of what is below.
  case flipHorizontal = 1
  /// Little by little.
  case crossDissolve = 2
  /// From under a page that is turned.
  case partialCurl = 3
}
