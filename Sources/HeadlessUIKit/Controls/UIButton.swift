/// A button.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// What kind of button it is.
  public enum ButtonType: Int, Sendable {
    /// One that the app draws.
    case custom = 0
    /// One that the system draws.
    case system = 1
    /// The one with an i.
    case infoLight = 3
    /// The one with a plus.
    case contactAdd = 5
    /// The one with a cross.
    case close = 7
  }

  /// What kind of button it is.
  public private(set) var buttonType = ButtonType.custom

  /// The text on the button, as a view.
  public let titleLabel: UILabel? = UILabel()

  /// The picture on the button, as a view.
  public let imageView: UIImageView? = UIImageView()

  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]

  /// Creates a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button of a kind that runs an action and has its title.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// The text on the button now.
  public var currentTitle: String? { titles[state] ?? titles[.normal] }

  /// The picture on the button now.
  public var currentImage: UIImage? { images[state] ?? images[.normal] }

  /// Sets the text for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    titleLabel?.text = currentTitle
  }

  /// Sets the colour of the text for a state, which is not kept.
  open func setTitleColor(_ color: UIColor?, for state: State) {}

  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
  }

  /// Returns the text for a state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// Has events happen; a tap is what a button is there for, too.
  open override func sendActions(for controlEvents: Event) {
    let isTap = controlEvents.contains(.touchUpInside)
    super.sendActions(for: isTap ? controlEvents.union(.primaryActionTriggered) : controlEvents)
  }

  override func tellControlState(to listener: any StateListener) {
    listener.hear("title", text: currentTitle)
  }

  private var state: State { isEnabled ? (isSelected ? .selected : .normal) : .disabled }
}
