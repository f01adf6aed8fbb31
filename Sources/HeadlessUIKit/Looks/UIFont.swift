public import Foundation

/// A typeface in a size, which nothing is written with.
public final class UIFont: NSObject, Sendable {
  /// How bold a typeface is.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1, where 0 is regular.
    public let rawValue: CGFloat

    /// Creates a weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Thin strokes.
    public static let light = Weight(rawValue: -0.4)
    /// As most text is.
    public static let regular = Weight(rawValue: 0)
    /// A little bolder.
    public static let medium = Weight(rawValue: 0.23)
    /// Almost bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Bolder than bold.
    public static let heavy = Weight(rawValue: 0.56)
  }

  /// What a text is for.
  public enum TextStyle: Int, Sendable {
    /// The largest title.
    case largeTitle = 34
    /// A title.
    case title1 = 28
    /// A title below a title.
    case title2 = 22
    /// A title below that.
    case title3 = 20
    /// Running text.
    case body = 17
    /// A remark.
    case callout = 16
    /// What stands below a title.
    case subheadline = 15
    /// What stands below the text.
    case footnote = 13
    /// What stands below a picture.
    case caption1 = 12
    /// What stands below that.
    case caption2 = 11
  }

  /// The height of a line, roughly.
  public let pointSize: CGFloat

  /// The name of the typeface.
  public let fontName: String

  /// Creates a typeface of the app's; every name is taken for one that exists.
  public init?(name fontName: String, size fontSize: CGFloat) {
    self.fontName = fontName
    pointSize = fontSize
  }

  private init(systemSize: CGFloat) {
    fontName = ".SFUI-Regular"
    pointSize = systemSize
  }

  /// Returns the system's typeface.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(systemSize: fontSize)
  }

  /// Returns the system's typeface, bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(systemSize: fontSize)
  }

  /// Returns the system's typeface for a purpose, in the size that it has by default.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(systemSize: CGFloat(style.rawValue))
  }
}
