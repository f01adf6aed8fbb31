extension UISplitViewController {
  /// The stack that the columns are on, once they lie one over the other.
  private var stack: UINavigationController? { contained.first as? UINavigationController }

  private var isShownAsCompact: Bool { columns[.compact] != nil }

  /// Lays the columns one over the other, the list lowest (Apple, UISplitViewControllerDelegate).
  ///
  /// The content comes on top, as a screen of the list's stack even if it is a stack itself, unless
  /// the delegate wants the list.
  func collapse() {
    guard contained.isEmpty, let lowest = columns[.compact] ?? columns[.primary] else { return }
    let shown = style == .unspecified || isShownAsCompact ? lowest : wrapped(lowest)
    take(shown)
    shown.didMove(toParent: self)
    guard !isShownAsCompact, let stack else { return }
    let upper = columnsOver(shown)
    if !upper.isEmpty { stack.setViewControllers(stack.stack + upper, animated: false) }
  }

  /// Lays the columns one over the other anew, where they lie so.
  func recollapse() {
    guard let old = contained.first else { return }
    old.willMove(toParent: nil)
    old.disappear(from: self)
    old.leaveContainer()
    collapse()
    guard isShowing, let new = contained.first else { return }
    new.beginAppearing(animated: false, in: view)
    new.endAppearing(animated: false)
  }

  private func columnsOver(_ primary: UIViewController) -> [UIViewController] {
    guard style != .unspecified else {
      guard let secondary = columns[.secondary] else { return [] }
      let isTakenCareOf =
        delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true
      return isTakenCareOf ? [] : [secondary]
    }
    let proposed: Column = columns[.secondary] == nil ? .primary : .secondary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    return [Column.supplementary, .secondary].filter { $0.rawValue <= top.rawValue }
      .compactMap { columns[$0] }
  }

  /// Pushes a column, or pops what is over it.
  func reveal(_ column: Column) {
    guard let controller = columns[column], !isShownAsCompact else { return }
    if column == .primary {
      stack?.popToRootViewController(animated: true)
    } else if stack?.stack.contains(controller) == true {
      stack?.popToViewController(controller, animated: true)
    } else {
      showOver(controller)
    }
  }

  /// Pops a column with what is over it.
  func conceal(_ column: Column) {
    guard let stack, column != .primary, let controller = columns[column],
      let place = stack.stack.firstIndex(of: controller), place > 0
    else { return }
    stack.popToViewController(stack.stack[place - 1], animated: true)
  }

  /// Shows a screen over the list: on its stack, or else presented.
  func showOver(_ controller: UIViewController) {
    loadViewIfNeeded()
    guard let stack else { return present(controller, animated: true) }
    guard !stack.stack.contains(controller) else { return }
    stack.setViewControllers(stack.stack + [controller], animated: true)
  }

  /// Puts a column in the place of the one before, if that is shown.
  func replace(_ old: UIViewController?, by new: UIViewController?, _ column: Column) {
    guard !contained.isEmpty else { return }
    if column == .primary || column == .compact { return recollapse() }
    guard let stack, let old, let place = stack.stack.firstIndex(of: old) else { return }
    var screens = stack.stack
    screens.replaceSubrange(place...place, with: new.map { [$0] } ?? [])
    stack.setViewControllers(screens, animated: false)
  }

  /// The list in a stack, which columns get by themselves since iOS 14.
  private func wrapped(_ primary: UIViewController) -> UIViewController {
    primary is UINavigationController
      ? primary : UINavigationController(rootViewController: primary)
  }
}
