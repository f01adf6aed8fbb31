public import Foundation

extension NSAttributedString.Key {
  /// The typeface.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")

  /// The colour of the text.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")

  /// The colour behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")

  /// The space between letters.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")

  /// The line below the text.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")

  /// How lines follow one another.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}
