/// A bar with buttons at the bottom.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The buttons.
  open var items: [UIBarButtonItem]?

  /// The colour of the bar.
  open var barTintColor: UIColor?

  /// Whether what is below shines through.
  open var isTranslucent = true

  /// How the bar looks.
  open var standardAppearance = UIToolbarAppearance()

  /// How the bar looks while nothing is scrolled behind it.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  /// Replaces the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }
}
