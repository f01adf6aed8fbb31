public import Foundation

/// A screen or a container of screens: its life cycle, its place, and what it presents.
///
/// Callbacks come in the order that developers have logged; drawing and layout are left out.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// The name of the screen, shown in bars and back buttons.
  open var title: String?

  /// How the controller is shown when it is presented; set it before it is.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic

  /// Gives the controller animations of the app's own when it is presented.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// How the controller comes onto the screen when it is presented; kept, and not used.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

  /// Whether what is presented in the current context covers this controller; kept, and not used.
  open var definesPresentationContext = false

  /// How large the controller would like to be; kept, and not used.
  open var preferredContentSize = CGSize.zero

  /// The edges at which the view goes on under bars; kept, and not used.
  open var edgesForExtendedLayout: UIRectEdge = .all

  /// The buttons at the bottom while the controller is on top; kept, and not used.
  open var toolbarItems: [UIBarButtonItem]?

  /// Whether the user is kept from pulling the sheet down.
  open var isModalInPresentation = false

  /// Whether the tab bar is hidden while the controller is on a navigation stack.
  open var hidesBottomBarWhenPushed = false

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tab that stands for the controller in a tab bar.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

  /// What the navigation bar shows while the controller is on top.
  open var navigationItem: UINavigationItem {
    let item = loadedNavigationItem ?? UINavigationItem(title: title ?? "")
    loadedNavigationItem = item
    return item
  }

  /// The view, if it has been loaded.
  public private(set) var viewIfLoaded: UIView?

  /// The storyboard that the controller comes from.
  public internal(set) var storyboard: UIStoryboard?

  private(set) var loadedNavigationItem: UINavigationItem?

  /// The container that the controller is a child of, whatever a subclass says.
  weak var container: UIViewController?

  /// The controllers that this one contains, whatever a subclass says.
  var contained: [UIViewController] = []

  weak var rootWindow: UIWindow?
  var appearance: Appearance = .disappeared
  var movement: Movement?
  var presentation: UIPresentationController?
  var unusedPresentationController: UIPresentationController?
  weak var ownPresentation: UIPresentationController?
  weak var strandingWindow: UIWindow?
  var isPulledDown = false

  /// Who presented the controller, while it is told that it has disappeared.
  weak var formerPresenter: UIViewController?

  /// Creates a controller; the arguments are ignored, since archives are not modelled.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Creates a controller.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller; the archive is ignored.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewIfLoaded
    }
    set {
      checkOwner(of: newValue)
      viewIfLoaded?.viewController = nil
      viewIfLoaded = newValue
      newValue?.viewController = self
    }
  }

  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { viewIfLoaded != nil }

  /// Creates the view.
  open func loadView() {
    view = UIView()
  }

  /// Loads the view if it has not been loaded.
  open func loadViewIfNeeded() {
    guard viewIfLoaded == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Tells the controller that its view has been loaded.
  open func viewDidLoad() {}

  /// Tells the controller that its view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells the controller that its view is in the hierarchy and about to appear.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Tells the controller that its view is about to be laid out.
  ///
  /// Nothing is laid out here. It comes once each time that the view enters a window, with its
  /// sibling, between viewIsAppearing and viewDidAppear.
  open func viewWillLayoutSubviews() {}

  /// Tells the controller that its view has been laid out.
  open func viewDidLayoutSubviews() {}

  /// Tells the controller that its view has appeared.
  open func viewDidAppear(_ animated: Bool) {}

  /// Tells the controller that its view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Tells the controller that its view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether the controller passes its own appearance on to the children in its view.
  ///
  /// One that does not calls their beginAppearanceTransition(_:animated:) itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child, in a container that passes nothing on by itself, that it begins to appear or
  /// disappear; the other way round it is cancelled.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginForwardedAppearance(isAppearing, animated: animated)
  }

  /// Tells a child that it has ended what it began.
  open func endAppearanceTransition() {
    endForwardedAppearance()
  }

  /// Presents a controller over this one.
  ///
  /// The request travels up to the outermost container (Apple, present(_:animated:completion:)). The
  /// slot is taken at once and the completion runs after viewDidAppear. When the slot is taken
  /// already, or the presenter's view is in no window, UIKit prints a warning and ignores the
  /// request; whether the completion runs then is not established.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    requestPresentation(of: viewControllerToPresent, animated: flag, completion)
  }

  /// Dismisses what this controller presents, or else the controller itself.
  ///
  /// What lies over the dismissed controller goes with it. While a presentation or dismissal runs
  /// the request is ignored with a warning. Whether the completion runs then, or with nothing to
  /// dismiss, is not established. A sheet that the user pulls down does not come here.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    requestDismissal(animated: flag, completion)
  }

  /// Shows a controller the way that suits the place: pushed inside a navigation controller.
  open func show(_ viewController: UIViewController, sender: Any?) {
    showInPlace(viewController)
  }

  /// What this controller presents, or a container that it is in.
  open var presentedViewController: UIViewController? {
    presenterOfOwn?.presentation?.presentedViewController
  }

  /// Who presents this controller, or a container that it is in.
  open var presentingViewController: UIViewController? { nearestPresenter }

  /// The record of the presentation of this controller, made when it is first asked for.
  ///
  /// It keeps the style that the controller has at that time. Asking for it and then never presenting
  /// the controller leaks both, as on devices (radar 21753811).
  open var presentationController: UIPresentationController? { loadedPresentation }

  /// What the surroundings are like: those of a phone held upright.
  open var traitCollection: UITraitCollection { UITraitCollection() }

  /// The transition coordinator of the nearest animation that the controller takes part in.
  ///
  /// It is nil when nothing is animated. A controller without an animation of its own gives that of
  /// a container (Apple, transitionCoordinator).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { seenTransition }

  /// Whether the view appears because the controller was added to its parent.
  ///
  /// True only inside the appearance callbacks, like its three siblings (Microsoft's documentation of
  /// the same API).
  open var isMovingToParent: Bool { movement == .toParent }

  /// Whether the view disappears because the controller is being removed from its parent.
  ///
  /// True at the start of a swipe back already, which may still be cancelled.
  open var isMovingFromParent: Bool { movement == .fromParent }

  /// Whether the view appears because the controller is being presented.
  open var isBeingPresented: Bool { movement == .beingPresented }

  /// Whether the view disappears because the controller is being dismissed.
  ///
  /// A child of the dismissed controller has to ask that one, and can do so in its own callbacks.
  open var isBeingDismissed: Bool { movement == .beingDismissed }

  /// The container that the controller is a child of.
  open var parent: UIViewController? { container }

  /// The controllers that this one contains.
  open var children: [UIViewController] { contained }

  /// The navigation controller that the controller is in, directly or through other containers.
  open var navigationController: UINavigationController? { nearestAncestor() }

  /// The tab bar controller that the controller is in, directly or through other containers.
  open var tabBarController: UITabBarController? { nearestAncestor() }

  /// Makes a controller a child of this one, and calls its willMove(toParent:).
  ///
  /// The container has to call didMove(toParent:) itself, as Apple's documentation asks.
  open func addChild(_ childController: UIViewController) {
    take(childController)
  }

  /// Takes the controller out of its parent, and calls its didMove(toParent:).
  ///
  /// The container has to call willMove(toParent:) itself before.
  open func removeFromParent() {
    leaveContainer()
  }

  /// Shows a controller as the content of a split, or else presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let split = splitViewController else { return present(vc, animated: true) }
    split.showDetailViewController(vc, sender: sender)
  }

  /// Tells the controller that it is about to get a parent, or to lose the one it has.
  open func willMove(toParent parent: UIViewController?) {}

  /// Tells the controller that it has got a parent, or lost the one it had.
  open func didMove(toParent parent: UIViewController?) {}

  /// Tells what a container of UIKit adds to the state that decides what can happen next.
  func tellContainerState(to listener: any StateListener) {}

  /// The child that a container of UIKit shows; its view is put into the container's.
  var shownChild: UIViewController? { nil }

  /// The running change of what a container of UIKit shows.
  var containerTransition: Transition? { nil }

  /// Whether the controller is a container of UIKit, which shows one child.
  var isUIKitContainer: Bool { false }

  /// Tells a container that it begins to appear, after its callbacks.
  func didBeginAppearing(animated: Bool) {}

  /// Tells a container that it has appeared, after its callbacks.
  func didEndAppearing(animated: Bool) {}

  /// Who presents the controller, else the view that its view is in, else its window.
  open override var next: UIResponder? {
    ownPresentation?.activePresenter ?? viewIfLoaded?.superview ?? rootWindow
  }

  /// Dismisses the controller as the user does who pulls a sheet down, if it is one; returns whether
  /// it is.
  open override func accessibilityPerformEscape() -> Bool {
    guard presentationGestures.contains(.pullSheetDown) else { return false }
    performOnPresentation(.pullSheetDown)
    return true
  }
}
