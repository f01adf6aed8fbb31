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

  /// How a button looks.
  public enum Style: Int, Sendable {
    /// As most buttons do.
    case plain = 0
    /// Set off, as the one that finishes a task.
    case done = 2
  }

  /// The text on the button.
  open var title: String?

  /// How the button looks.
  open var style = Style.plain

  /// Whether the button can be pressed.
  open var isEnabled = true

  /// What the button does.
  open var primaryAction: UIAction?

  /// The object that the action is sent to, where there is no primary action.
  open weak var target: AnyObject?

  /// The method that is called on the target.
  open var action: Selector?

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

  /// Creates a button with the system's name that calls a method.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    send(action, to: target)
  }

  /// Creates a button with a title that calls a method.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    self.style = style
    send(action, to: target)
  }

  /// Creates a button with a picture that calls a method.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    self.style = style
    send(action, to: target)
  }

  private func send(_ action: Selector?, to target: Any?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Whether a press does anything; an action without a target is not looked for up the responders.
  var canBePressed: Bool {
    isEnabled && (primaryAction != nil || (action != nil && target != nil))
  }

  func press() {
    if let primaryAction { return primaryAction.perform(from: self) }
    if let target { action?.perform(on: target, with: self) }
  }
}

extension UIBarButtonItem: ModelledObject {
  package var modelledState: [(label: String, value: Any?)] {
    [
      ("title", title), ("enabled", isEnabled), ("primary", primaryAction != nil),
      ("target", target), ("action", action?.name),
    ]
  }
}
