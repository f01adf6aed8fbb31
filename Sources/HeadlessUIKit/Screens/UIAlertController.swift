public import Foundation

/// A question with buttons, over whatever is on screen.
///
/// Choosing a button dismisses the alert by itself, and the button's closure runs after that, so
/// that it may present something else.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// How the question is shown.
  public enum Style: Int, Sendable {
    /// From the bottom; a tap beside it chooses its cancel button.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// The text under the title.
  open var message: String?

  /// The buttons, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []

  /// The button that the return key chooses; it has to be one of ``actions``.
  open var preferredAction: UIAlertAction?

  /// The fields to type into, in the order in which they were added; nil where there are none.
  public private(set) var textFields: [UITextField]?

  /// How the question is shown.
  public let preferredStyle: Style

  /// Creates an alert.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    modalPresentationStyle = .overFullScreen
  }

  /// Creates an action sheet without text or buttons.
  public convenience init() {
    self.init(title: nil, message: nil, preferredStyle: .actionSheet)
  }

  /// Creates an alert without text; the archive is ignored.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
    modalPresentationStyle = .overFullScreen
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
  }

  /// Adds a field to type into; the closure makes it ready.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  override func tellContainerState(to listener: any StateListener) {
    listener.hear("message", text: message)
    listener.hear("alertStyle", number: preferredStyle.rawValue)
    listener.hear("actions", objects: actions)
    listener.hear("fields", objects: textFields)
  }

  var cancelAction: UIAlertAction? {
    actions.first { $0.style == .cancel && $0.isEnabled }
  }

  func choose(_ action: UIAlertAction) {
    let presenter = ownPresentation?.activePresenter
    presenter?.beginDismissing(animated: true) { action.perform() }
  }
}
