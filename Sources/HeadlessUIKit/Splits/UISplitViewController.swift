public import Foundation

/// Columns of screens, which lie one over the other on a phone.
///
/// Only the collapsed form is modelled: a phone held upright has no room for two columns.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// Two, given by ``viewControllers``, as before iOS 14.
    case unspecified = 0
    /// Two.
    case doubleColumn = 1
    /// Three.
    case tripleColumn = 2
  }

  /// Which column is meant.
  public enum Column: Int, Sendable {
    /// The list.
    case primary = 0
    /// The list of what was chosen in the list.
    case supplementary = 1
    /// The content.
    case secondary = 2
    /// What is shown instead where there is little room.
    case compact = 3
  }

  /// Which columns are wanted where there is room.
  public enum DisplayMode: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// The content alone.
    case secondaryOnly = 1
    /// The list beside the content.
    case oneBesideSecondary = 2
    /// The list over the content.
    case oneOverSecondary = 3
    /// The list beside the content, as it was called before iOS 14.
    public static let allVisible = DisplayMode.oneBesideSecondary
  }

  /// Decides what is shown on a phone.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// How many columns there are.
  public let style: Style

  /// Which columns are wanted where there is room; kept, and not used.
  open var preferredDisplayMode = DisplayMode.automatic

  /// Whether the user can have the list come by a swipe; kept, and not used.
  open var presentsWithGesture = true

  var columns: [Column: UIViewController] = [:]

  /// Creates a controller with columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose two screens are given by ``viewControllers``.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller whose two screens are given by ``viewControllers``; the archive is ignored.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// Whether the columns lie one over the other: always, on a phone.
  open var isCollapsed: Bool { true }

  /// Which columns are shown where there is room; not known here.
  open var displayMode: DisplayMode { .secondaryOnly }

  /// The list and the content; once they lie one over the other, what is shown.
  open var viewControllers: [UIViewController] {
    get { contained.isEmpty ? [Column.primary, .secondary].compactMap { columns[$0] } : contained }
    set {
      columns[.primary] = newValue.first
      columns[.secondary] = newValue.dropFirst().first
      recollapse()
    }
  }

  /// Sets a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let old = columns[column]
    columns[column] = vc
    replace(old, by: vc, column)
  }

  /// Returns the controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a column: on a phone it is pushed, or all that is over it is popped.
  open func show(_ column: Column) {
    reveal(column)
  }

  /// Hides a column: on a phone it is popped with all that is over it.
  open func hide(_ column: Column) {
    conceal(column)
  }

  /// Shows a screen as the content: on a phone it is pushed, unless the delegate does something else.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    columns[.secondary] = vc
    showOver(vc)
  }

  /// Loads the view, and lays the columns one over the other.
  open override func loadViewIfNeeded() {
    super.loadViewIfNeeded()
    collapse()
  }

  override var shownChild: UIViewController? { contained.first }

  override var isUIKitContainer: Bool { true }

  override func tellContainerState(to listener: any StateListener) {
    listener.hear("delegate", object: delegate)
    listener.hear("style", number: style.rawValue)
    for column in [Column.primary, .supplementary, .secondary, .compact] {
      listener.hear("column", object: columns[column])
    }
  }
}
