extension UINavigationController {
  /// How a stack changes.
  public enum Operation: Int, Sendable {
    /// Not at all.
    case none = 0
    /// Something new is on top.
    case push = 1
    /// Something old is on top again.
    case pop = 2
  }
}
