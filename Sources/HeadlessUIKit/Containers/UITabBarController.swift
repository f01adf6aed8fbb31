import Foundation

/// Screens side by side, of which the selected one is shown.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// Learns which tab the user taps; what code selects it does not learn.
  open weak var delegate: (any UITabBarControllerDelegate)?

  private var selection = 0

  /// The screens behind the tabs.
  open var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the screens behind the tabs; the selected one stays so if it is still there.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let selected = selectedViewController
    let new = viewControllers ?? []
    let removed = children.filter { !new.contains($0) }
    let added = new.filter { !children.contains($0) }
    for controller in removed { controller.willMove(toParent: nil) }
    if let selected, removed.contains(selected) { selected.disappear(from: self) }
    for controller in added { controller.willMove(toParent: self) }
    children = new
    for controller in added { controller.parent = self }
    selection = selected.flatMap { new.firstIndex(of: $0) } ?? 0
    for controller in removed {
      controller.parent = nil
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
    get { children.indices.contains(selection) ? children[selection] : nil }
    set {
      guard let newValue, let place = children.firstIndex(of: newValue) else { return }
      select(place)
    }
  }

  override var shownChild: UIViewController? { selectedViewController }

  override var containerState: [(label: String, value: Any?)] {
    [("delegate", delegate), ("selection", selection)]
  }

  /// Does what a tap on a tab does: asks, selects or pops to the root, and tells.
  func tapTab(_ place: Int) {
    let tapped = children[place]
    guard delegate?.tabBarController(self, shouldSelect: tapped) ?? true else { return }
    if place == selection {
      (tapped as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(place)
    }
    delegate?.tabBarController(self, didSelect: tapped)
  }

  /// Shows another screen at once, unless a callback selects yet another one meanwhile.
  private func select(_ place: Int) {
    guard children.indices.contains(place), place != selection else { return }
    let old = selectedViewController
    selection = place
    let new = children[place]
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
