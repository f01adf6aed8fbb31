extension UIView {
  /// What follows the superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The parts as bits.
    public let rawValue: UInt

    /// Creates a set of parts from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance on the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance on the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance above.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance below.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
