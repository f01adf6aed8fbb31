public import Foundation

/// A text.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text.
  open var text: String?

  /// The text with its looks.
  open var attributedText: NSAttributedString? {
    didSet { text = attributedText?.string }
  }

  /// The typeface; kept, and not used.
  open var font: UIFont? = .systemFont(ofSize: 17)

  /// The colour of the text; kept, and not used.
  open var textColor: UIColor? = .label

  /// On which side lines are even; kept, and not used.
  open var textAlignment = NSTextAlignment.natural

  /// How many lines there can be; kept, and not used.
  open var numberOfLines = 1

  /// Whether the typeface follows the user's choice of size; kept, and not used.
  open var adjustsFontForContentSizeCategory = false
}
