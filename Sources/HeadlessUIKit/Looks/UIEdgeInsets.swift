public import Foundation

/// The distances of an inner rectangle from an outer one.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance above.
  public var top: CGFloat
  /// The distance on the left.
  public var left: CGFloat
  /// The distance below.
  public var bottom: CGFloat
  /// The distance on the right.
  public var right: CGFloat

  /// No distance.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates the distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}
