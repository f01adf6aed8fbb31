public import Foundation

/// A stack of screens of which the top one is shown.
///
/// The stack changes before a push or pop returns; the animation ends when the clock is moved on.
/// While an animation runs, further changes wait for its end, as they do since iOS 8 (radar
/// 44091459).
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// Learns what is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Whether the bar with the back button is hidden.
  open var isNavigationBarHidden = false

  /// Whether the bar with the screen's own buttons at the bottom is hidden.
  open var isToolbarHidden = true

  /// The bar with the title, the back button and the buttons of the top screen.
  open var navigationBar: UINavigationBar { bar }

  /// The bar with the screen's own buttons at the bottom.
  open private(set) lazy var toolbar: UIToolbar? = UIToolbar()

  /// The swipe from the left edge, which an app may disable.
  ///
  /// Its delegate keeps it from beginning at the root; replacing that is unsupported (Apple,
  /// interactivePopGestureRecognizer).
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = makeSwipe()

  var stack: [UIViewController] { contained }
  weak var transition: Transition?
  private lazy var bar: UINavigationBar = makeBar()
  var isSwipeBeginning = false

  /// The delegate that UIKit gives to the swipe back.
  let swipeGuard = SwipeGuard()

  /// Whether a swipe at the root has left the stack so that nothing changes it.
  var isStuck = false

  /// An unanimated change that is shown in the next turn.
  var pendingChange: StackChange?

  private var hasBeenShown = false

  /// Creates a navigation controller that shows one screen.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates an empty navigation controller; the arguments are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty navigation controller; the archive is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The stack, root first; setting it is not animated.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// What is presented over the stack, or else its top.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Hides or shows the bar with the back button.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Hides or shows the bar with the screen's own buttons at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  /// Puts a screen on top of the stack.
  ///
  /// UIKit ends the app when the same instance is on the stack already, or when the screen is
  /// itself a navigation controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if isOnScreen {
      HeadlessDevice.current.expect(
        viewController, of: "\(displayName).push(\(viewController.displayName))")
    }
    let isPutOff = putsOff("push", of: [viewController], pushAnimated: animated) {
      $0.pushViewController(viewController, animated: animated)
    }
    if isPutOff { return }
    guard canPush(viewController) else { return }
    change(to: stack + [viewController], .push, animated: animated)
  }

  /// Removes the top of the stack and returns it; does nothing and returns nil at the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    let isPutOff = putsOff(pop: "pop", animated: animated) {
      $0.popViewController(animated: animated)
    }
    if isPutOff { return nil }
    guard stack.count > 1 else { return nil }
    return change(to: stack.dropLast(), .pop, animated: animated).last
  }

  /// Removes all that is over a screen, and returns it in the order of the stack.
  ///
  /// UIKit ends the app when the screen is not on the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    let isPutOff = putsOff(pop: "pop to", to: viewController, animated: animated) {
      $0.popToViewController(viewController, animated: animated)
    }
    if isPutOff { return nil }
    guard let place = stack.firstIndex(where: { $0 === viewController }) else {
      HeadlessDevice.current.complain(
        .popNotInStack, "Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    return change(to: stack.prefix(through: place), .pop, animated: animated)
  }

  /// Removes all but the root, and returns it in the order of the stack.
  ///
  /// At the root it returns nil, or an empty list: which of them is not established.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let isPutOff = putsOff(pop: "pop to root", animated: animated) {
      $0.popToRootViewController(animated: animated)
    }
    if isPutOff { return nil }
    guard stack.count > 1 else { return HeadlessDevice.current.finds(.emptyPop) ? [] : nil }
    return change(to: stack.prefix(1), .pop, animated: animated)
  }

  /// Replaces the stack.
  ///
  /// It looks like a pop when the new top was on the old stack, else like a push (SDK header).
  /// UIKit ends the app when a screen is there twice.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let isPutOff = putsOff("set", of: viewControllers, pushAnimated: animated) {
      $0.setViewControllers(viewControllers, animated: animated)
    }
    if isPutOff { return }
    guard Set(viewControllers).count == viewControllers.count else {
      HeadlessDevice.current.complain(
        .setDuplicate,
        "All view controllers in a navigation controller must be distinct")
      return
    }
    let isPop = viewControllers.last.map { stack.contains($0) } ?? true
    change(
      to: viewControllers[...], isPop ? .pop : .push, isReplacement: true, animated: animated)
  }

  override var shownChild: UIViewController? { stack.last }

  override var isUIKitContainer: Bool { true }

  override var containerTransition: Transition? { transition }

  override func tellContainerState(to listener: any StateListener) {
    listener.hear("delegate", object: delegate)
    listener.hear("barHidden", flag: isNavigationBarHidden)
    listener.hear("transition", object: transition)
    listener.hear("swipe", flag: interactivePopGestureRecognizer?.isEnabled == true)
    listener.hear("unguarded", flag: hasUnguardedSwipe)
    listener.hear("stuck", flag: isStuck)
  }

  override func didBeginAppearing(animated: Bool) {
    guard transition == nil, let top = stack.last, let delegate, tellsOfAppearance else { return }
    delegate.navigationController(self, willShow: top, animated: animated)
  }

  override func didEndAppearing(animated: Bool) {
    let isFirst = !hasBeenShown
    defer { hasBeenShown = true }
    guard transition == nil, let top = stack.last, let delegate, tellsOfAppearance else { return }
    delegate.navigationController(self, didShow: top, animated: animated)
    guard isFirst, rootWindow != nil, HeadlessDevice.current.finds(.secondFirstShow) else { return }
    delegate.navigationController(self, didShow: top, animated: animated)
  }

  /// Whether the delegate hears of a stack that appears: always the first time.
  private var tellsOfAppearance: Bool {
    !hasBeenShown || HeadlessDevice.current.finds(.reappearanceShow)
  }

  /// Goes back as a tap on the back button does, where there is one; returns whether it was there.
  open override func accessibilityPerformEscape() -> Bool {
    guard offersBack else { return super.accessibilityPerformEscape() }
    perform(.back)
    return true
  }

  private func makeSwipe() -> UIGestureRecognizer {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    recognizer.delegate = swipeGuard
    return recognizer
  }

  private func makeBar() -> UINavigationBar {
    let bar = UINavigationBar()
    bar.navigationController = self
    return bar
  }

  private func canPush(_ viewController: UIViewController) -> Bool {
    if viewController is UINavigationController {
      HeadlessDevice.current.complain(
        .pushNavigation, "Pushing a navigation controller is not supported")
      return false
    }
    if viewController is UITabBarController {
      HeadlessDevice.current.complain(
        .pushTabBar, "\(debugName) is pushing the tab bar controller \(viewController.debugName)")
    }
    guard !stack.holds(viewController) else {
      HeadlessDevice.current.complain(
        .pushDuplicate,
        "\(debugName) is pushing the same view controller instance (\(viewController.debugName)) "
          + "more than once which is not supported and is most likely an error in the application")
      return false
    }
    return true
  }
}
