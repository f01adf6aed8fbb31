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
    /// Space that gives way.
    case flexibleSpace = 5
    /// Space of a fixed width.
    case fixedSpace = 6
    /// A message that is written.
    case compose = 7
    /// A message that is answered.
    case reply = 8
    /// What is handed to others.
    case action = 9
    /// What is put in order.
    case organize = 10
    /// A looking glass.
    case search = 12
    /// What is loaded anew.
    case refresh = 13
    /// A bin.
    case trash = 16
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

  /// A number by which an app finds the button.
  open var tag = 0

  /// The picture on the button.
  open var image: UIImage?

  /// A view in the place of the button.
  open var customView: UIView?

  /// The colour of the button; kept, and not used.
  open var tintColor: UIColor?

  /// A name by which tests find the button.
  open var accessibilityIdentifier: String?

  /// What VoiceOver reads out.
  open var accessibilityLabel: String?

  /// Whether the button can be pressed.
  open var isEnabled = true

  /// What the button does.
  open var primaryAction: UIAction?

  /// The object that the action is sent to, where there is no primary action.
  open weak var target: AnyObject?

  /// The method that is called on the target.
  open var action: Selector?

  /// Creates a button without anything.
  public override convenience init() {
    self.init(title: nil)
  }

  /// Creates a place for a view; what the view does is its own affair.
  public convenience init(customView: UIView) {
    self.init(title: nil)
    self.customView = customView
  }

  /// Creates a button with the system's name.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    title = "\(systemItem)".capitalized
    self.primaryAction = primaryAction
  }

  /// Creates a button with a title; without one it has the title of its action.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.title = title ?? primaryAction?.title
    self.image = image
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

  /// Returns whether a press on a screen does anything.
  func canBePressed(on screen: UIViewController?) -> Bool {
    isEnabled && (primaryAction != nil || receiver(on: screen) != nil)
  }

  func press(on screen: UIViewController?) {
    if let primaryAction { return primaryAction.perform(from: self) }
    if let receiver = receiver(on: screen) { action?.perform(on: receiver, with: self) }
  }

  /// Returns the target, or without one the first responder from the screen up that has the method.
  private func receiver(on screen: UIViewController?) -> AnyObject? {
    action.flatMap { TargetAction(target, $0).receiver(from: screen, self) }
  }
}

extension UIBarButtonItem: ModelledObject {
  package func tellState(to listener: any StateListener) {
    listener.hear("title", text: title)
    listener.hear("enabled", flag: isEnabled)
    listener.hear("primary", flag: primaryAction != nil)
    listener.hear("target", object: target)
    listener.hear("action", text: action?.name)
  }
}
