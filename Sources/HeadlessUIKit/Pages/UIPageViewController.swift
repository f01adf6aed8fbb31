public import Foundation

/// Pages that the user turns.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// What turning a page looks like.
  public enum TransitionStyle: Int, Sendable {
    /// A sheet of paper is turned over.
    case pageCurl = 0
    /// The pages move past.
    case scroll = 1
  }

  /// Where pages lie.
  public enum NavigationOrientation: Int, Sendable {
    /// Side by side.
    case horizontal = 0
    /// One below the other.
    case vertical = 1
  }

  /// Which way pages are turned.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward = 0
    /// To the page before.
    case reverse = 1
  }

  /// What more can be said of how pages are shown.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The space between pages.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    /// Where the spine is.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }

  /// Gives the pages before and after a page; without it the user turns none.
  open weak var dataSource: (any UIPageViewControllerDataSource)?

  /// Learns of the pages that the user turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// What turning a page looks like; it decides the order of the callbacks.
  public let transitionStyle: TransitionStyle

  /// Where pages lie; kept, and not used.
  public let navigationOrientation: NavigationOrientation

  weak var transition: Transition?

  /// Creates a controller without a page.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without a page whose pages are turned over.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a controller without a page whose pages are turned over; the archive is ignored.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// The page that is shown, or the two that lie open.
  open var viewControllers: [UIViewController]? { contained }

  /// Shows other pages; the closure runs once they are shown, not before the call returns.
  ///
  /// The delegate is not told, since it is not the user who turns.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    transition?.cutShort()
    PageTurn(of: self, to: viewControllers ?? [], animated: animated).run(completion)
  }

  override var shownChild: UIViewController? { contained.first }

  override var isUIKitContainer: Bool { true }

  override var containerTransition: Transition? { transition }

  override func tellContainerState(to listener: any StateListener) {
    listener.hear("dataSource", object: dataSource)
    listener.hear("delegate", object: delegate)
    listener.hear("transition", object: transition)
  }
}
