/// How important a rule of the layout is.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// From 1 to 1000.
  public let rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The rule has to hold.
  public static let required = UILayoutPriority(1000)
  /// The rule gives way to few others.
  public static let defaultHigh = UILayoutPriority(750)
  /// The rule gives way to most others.
  public static let defaultLow = UILayoutPriority(250)
}
