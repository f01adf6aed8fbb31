extension UIView {
  /// How what is drawn fits a view.
  public enum ContentMode: Int, Sendable {
    /// It is stretched.
    case scaleToFill = 0
    /// All of it is shown.
    case scaleAspectFit = 1
    /// All of the view is filled.
    case scaleAspectFill = 2
    /// It is in the middle.
    case center = 4
  }
}
