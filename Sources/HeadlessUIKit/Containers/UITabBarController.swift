import Foundation

/// Screens side by side, of which the selected one is shown.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// Learns which tab the user taps; what code selects it does not learn.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The bar with the tabs.
  open var tabBar: UITabBar { bar }

  private var selection = 0
  private weak var transition: Transition?
  private lazy var bar: UITabBar = makeBar()

  /// The screens behind the tabs.
  open var viewControllers: [UIViewController]? {
    get { contained }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the screens behind the tabs; the selected one stays so if it is still there.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let selected = selectedViewController
    let new = viewControllers ?? []
    let removed = contained.filter { !new.contains($0) }
    let added = new.filter { !contained.contains($0) }
    for controller in removed { controller.willMove(toParent: nil) }
    if let selected, removed.contains(selected) { selected.disappear(from: self) }
    for controller in added { controller.willMove(toParent: self) }
    contained = new
    for controller in added { controller.container = self }
    selection = selected.flatMap { new.firstIndex(of: $0) } ?? 0
    for controller in removed {
      controller.container = nil
      controller.didMove(toParent: nil)
    }
    if let selectedViewController { show(selectedViewController) }
    for controller in added { controller.didMove(toParent: self) }
  }

  /// The place of the selected tab, counted from 0.
  open var selectedIndex: Int {
    get { selection }
    set { select(newValue) }
  }

  /// The screen that is shown.
  open var selectedViewController: UIViewController? {
    get { contained.indices.contains(selection) ? contained[selection] : nil }
    set {
      guard let newValue, let place = contained.firstIndex(of: newValue) else { return }
      select(place)
    }
  }

  override var shownChild: UIViewController? { selectedViewController }

  override var isUIKitContainer: Bool { true }

  override var containerTransition: Transition? { transition }

  override func tellContainerState(to listener: any StateListener) {
    listener.hear("delegate", object: delegate)
    listener.hear("selection", number: selection)
    listener.hear("transition", object: transition)
  }

  private func makeBar() -> UITabBar {
    let bar = UITabBar()
    bar.tabBarController = self
    return bar
  }

  /// Does what a tap on a tab does: asks, selects or pops to the root, and tells.
  func tapTab(_ place: Int) {
    let tapped = contained[place]
    guard delegate?.tabBarController(self, shouldSelect: tapped) ?? true else { return }
    if place == selection {
      stack(ofTab: tapped)?.popToRootViewController(animated: true)
    } else {
      select(place)
    }
    delegate?.tabBarController(self, didSelect: tapped)
  }

  /// Returns the stack that a tap on the selected tab pops, which may be inside a container since
  /// iOS 26.
  private func stack(ofTab tapped: UIViewController) -> UINavigationController? {
    if let stack = tapped as? UINavigationController { return stack }
    guard let nested = tapped.selfAndShown.lazy.compactMap({ $0 as? UINavigationController }).first,
      HeadlessDevice.current.finds(.nestedRetap)
    else { return nil }
    return nested
  }

  /// Shows another screen: by the delegate's animation where it has one, else at once.
  private func select(_ place: Int) {
    transition?.cutShort()
    guard contained.indices.contains(place), place != selection else { return }
    let new = contained[place]
    guard let old = selectedViewController, let animation = animation(from: old, to: new) else {
      return selectAtOnce(place)
    }
    let oldPlace = selection
    selection = place
    let transition = Transition(
      .select, from: old, to: new, in: view, animated: true, by: animation)
    self.transition = transition
    old.beginDisappearing(animated: true)
    new.beginAppearing(animated: true, in: view)
    transition.run(
      undo: { [self] in selection = oldPlace },
      end: { [self] isFinished in
        (isFinished ? old : new).disappear(from: self, animated: true)
        if !isFinished { old.beginAppearing(animated: true, in: view) }
        (isFinished ? new : old).endAppearing(animated: true)
        transition.runCompletions()
      })
  }

  private func animation(from old: UIViewController, to new: UIViewController) -> CustomAnimation? {
    guard isShowing, viewIfLoaded?.window != nil,
      let animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: old, to: new)
    else { return nil }
    return CustomAnimation(
      animator: animator,
      interactor: delegate?.tabBarController(self, interactionControllerFor: animator))
  }

  /// Shows another screen at once, unless a callback selects yet another one meanwhile.
  private func selectAtOnce(_ place: Int) {
    let old = selectedViewController
    selection = place
    let new = contained[place]
    old?.beginDisappearing(animated: false)
    guard selection == place else { return }
    if isShowing { new.beginAppearing(animated: false, in: view) }
    guard selection == place else { return }
    old?.disappear(from: self)
    new.endAppearing(animated: false)
  }

  private func show(_ controller: UIViewController) {
    guard isShowing else { return }
    controller.beginAppearing(animated: false, in: view)
    controller.endAppearing(animated: false)
  }
}
