/// A line of text that the user can edit.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// The text.
  open var text: String? = ""

  /// What stands there while the text is empty.
  open var placeholder: String?

  /// Whether what is typed cannot be read.
  open var isSecureTextEntry = false

  /// The colour of the text; kept, and not used.
  open var textColor: UIColor?

  /// The typeface; kept, and not used.
  open var font: UIFont?

  /// Learns of the editing.
  open weak var delegate: (any UITextFieldDelegate)?

  /// A text field receives what the user types.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  override func tellControlState(to listener: any StateListener) {
    listener.hear("text", text: text)
    listener.hear("delegate", object: delegate)
  }
}
