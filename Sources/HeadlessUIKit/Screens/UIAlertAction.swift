public import Foundation

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What kind of button it is.
  public enum Style: Int, Sendable {
    /// An ordinary choice.
    case `default` = 0
    /// The choice that changes nothing.
    case cancel = 1
    /// A choice that cannot be undone.
    case destructive = 2
  }

  /// The text on the button.
  public let title: String?

  /// What kind of button it is.
  public let style: Style

  /// Whether the button can be chosen.
  open var isEnabled = true

  private let handler: (@MainActor (UIAlertAction) -> Void)?

  /// Creates a button.
  public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  func perform() {
    handler?(self)
  }
}

extension UIAlertAction: ModelledObject {
  package func tellState(to listener: any StateListener) {
    listener.hear("title", text: title)
    listener.hear("style", number: style.rawValue)
    listener.hear("enabled", flag: isEnabled)
    listener.hear("handler", flag: handler != nil)
  }
}
