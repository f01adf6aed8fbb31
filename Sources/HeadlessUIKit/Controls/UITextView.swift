/// A text of several lines that the user can edit.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  /// The text.
  open var text: String? = ""

  /// Whether the user can change the text.
  open var isEditable = true

  /// The colour of the text; kept, and not used.
  open var textColor: UIColor?

  /// The typeface; kept, and not used.
  open var font: UIFont?

  /// A text view receives what the user types if it can be edited.
  open override var canBecomeFirstResponder: Bool { isEditable }
}

extension UITextView: ModelledObject {
  package func tellState(to listener: any StateListener) {
    listener.hear("text", text: text)
    listener.hear("editable", flag: isEditable)
  }
}
