/// A change of a navigation stack on its way: what comes, what goes, and the callbacks in between.
@MainActor
final class StackChange {
  /// The controllers that leave the stack, in its order.
  let removed: [UIViewController]

  private let navigation: UINavigationController
  private let oldStack: [UIViewController]
  private let newStack: [UIViewController]
  private let added: [UIViewController]
  private let transition: Transition

  /// Whether the controllers that leave and come are told of it.
  private let isTold: Bool

  /// Whether the user sees the change: another top, and that on screen.
  private var isShown: Bool

  /// Prepares a change, which is animated and interactive only where the user sees it.
  init(
    of navigation: UINavigationController, to newStack: [UIViewController], _ kind: Transition.Kind,
    isReplacement: Bool = false, animated: Bool, interactive: Bool = false
  ) {
    self.navigation = navigation
    self.newStack = newStack
    oldStack = navigation.stack
    added = newStack.without(oldStack)
    let removed = oldStack.without(newStack)
    self.removed = removed
    isTold = !isReplacement || removed.isEmpty || HeadlessDevice.current.finds(.replacedMoves)
    isShown = navigation.isOnScreen && oldStack.last !== newStack.last
    transition = navigation.makeTransition(
      kind, from: oldStack.last, to: newStack.last, animated: animated && isShown,
      interactive: interactive && isShown)
  }

  private var oldTop: UIViewController? { oldStack.last }
  private var newTop: UIViewController? { newStack.last }
  private var isAnimated: Bool { transition.isAnimated }

  /// Changes the stack, and shows the change now or in the next turn.
  func run() {
    navigation.transition = transition
    if !removed.isEmpty { HeadlessDevice.current.settleScreens() }
    changeStack()
    guard isShown, !isAnimated, navigation.defersUnanimatedChanges else { return show() }
    navigation.transition = nil
    navigation.pendingChange = self
    HeadlessDevice.current.clock.schedule(after: .zero) { [self] in
      if navigation.pendingChange === self { navigation.showPendingChange() }
    }
  }

  /// Shows the change, animated or not.
  func show() {
    navigation.transition = transition
    isShown = isShown && navigation.isShowing
    if isShown { beginShowing() }
    for controller in removed { controller.container = nil }
    transition.run(
      endingAtOnce: true, undo: { [self] in putBack() },
      end: { [self] isFinished in
        isFinished ? end() : endCancelling()
        if navigation.transition === transition { navigation.transition = nil }
      })
  }

  private func changeStack() {
    navigation.contained = newStack
    for controller in added {
      controller.willMove(toParent: navigation)
      controller.container = navigation
    }
    if let oldTop, isTold, removed.holds(oldTop) { oldTop.willMove(toParent: nil) }
  }

  private func putBack() {
    navigation.contained = oldStack
    for controller in removed { controller.container = navigation }
    for controller in added { controller.container = nil }
  }

  /// Shows the old top again, unless the navigation controller itself has left the screen meanwhile.
  private func endCancelling() {
    newTop?.disappear(from: navigation, animated: isAnimated)
    for controller in added { controller.didMove(toParent: nil) }
    if navigation.isShowing {
      oldTop?.beginAppearing(animated: isAnimated, in: navigation.view)
      oldTop?.endAppearing(animated: isAnimated)
    } else {
      oldTop?.disappear(from: navigation, animated: isAnimated)
    }
    transition.runCompletions()
    let delegate = navigation.delegate
    if let oldTop, let delegate, HeadlessDevice.current.finds(.didShowAfterCancel) {
      delegate.navigationController(navigation, didShow: oldTop, animated: isAnimated)
    }
  }

  private func beginShowing() {
    newTop?.loadViewIfNeeded()
    oldTop?.beginDisappearing(animated: isAnimated, because: reasonToHide)
    guard navigation.isShowing else { return }
    newTop?.beginAppearing(animated: isAnimated, in: navigation.view, because: reasonToShow)
    if let newTop {
      navigation.delegate?.navigationController(navigation, willShow: newTop, animated: isAnimated)
    }
  }

  private func end() {
    if oldTop !== newTop { endHiding() }
    if isTold {
      for controller in removed.reversed() { controller.didMove(toParent: nil) }
    }
    if isShown { newTop?.endAppearing(animated: isAnimated, because: reasonToShow) }
    for controller in added { controller.didMove(toParent: navigation) }
    tellOfEnd()
  }

  /// Tells the delegate and those who wait for the end, in an order that is not established.
  private func tellOfEnd() {
    let isOpen = transition.hasCompletions && isShown && navigation.delegate != nil
    if !isOpen || HeadlessDevice.current.finds(.didShowLast) { transition.runCompletions() }
    if isShown, let newTop {
      navigation.delegate?.navigationController(navigation, didShow: newTop, animated: isAnimated)
    }
    transition.runCompletions()
  }

  private func endHiding() {
    oldTop?.endDisappearing(animated: isAnimated, leavingHierarchy: true, because: reasonToHide)
    if isShown {
      oldTop?.takeView(outOf: navigation)
    } else {
      oldTop?.disappear(from: navigation)
    }
  }

  private var reasonToHide: Movement? {
    removed.holds(oldTop) ? .fromParent : nil
  }

  private var reasonToShow: Movement? {
    added.holds(newTop) ? .toParent : nil
  }
}
