public import Foundation

/// An entry of a menu or a button.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The text of the entry.
  open var title: String

  init(title: String) {
    self.title = title
  }
}
