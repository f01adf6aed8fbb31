/// A field to search in.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// What the user looks for.
  open var text: String?

  /// What stands there while there is no text.
  open var placeholder: String?
}
