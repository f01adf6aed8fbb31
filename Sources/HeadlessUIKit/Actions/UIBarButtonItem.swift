public import Foundation

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  /// The buttons that the system names and draws.
  public enum SystemItem: Int, Sendable {
    /// Done.
    case done = 0
    /// Cancel.
    case cancel = 1
    /// Edit.
    case edit = 2
    /// Save.
    case save = 3
    /// A plus sign.
    case add = 4
    /// A cross.
    case close = 24
  }

  /// The text on the button.
  open var title: String?

  /// Whether the button can be pressed.
  open var isEnabled = true

  /// What the button does.
  open var primaryAction: UIAction?

  /// Creates a button with the system's name.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    title = "\(systemItem)".capitalized
    self.primaryAction = primaryAction
  }

  /// Creates a button with a title; without one it has the title of its action.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.title = title ?? primaryAction?.title
    self.primaryAction = primaryAction
  }

  var canBePressed: Bool { isEnabled && primaryAction != nil }

  func press() {
    primaryAction?.perform(from: self)
  }
}

extension UIBarButtonItem: ModelledObject {
  package var modelledState: [(label: String, value: Any?)] {
    [("title", title), ("enabled", isEnabled), ("action", primaryAction != nil)]
  }
}
