extension UINavigationController {
  /// Changes the stack at once, and starts to show it; returns what was removed.
  @discardableResult
  func change(
    to newStack: ArraySlice<UIViewController>, _ kind: Transition.Kind,
    isReplacement: Bool = false, animated: Bool
  ) -> [UIViewController] {
    showPendingChange()
    let change = StackChange(
      of: self, to: Array(newStack), kind, isReplacement: isReplacement, animated: animated,
      interactive: isSwipeBeginning && animated)
    change.run()
    return change.removed
  }

  /// Shows an unanimated change that was to be shown in the next turn.
  func showPendingChange() {
    let pending = pendingChange
    pendingChange = nil
    pending?.show()
  }

  /// Begins the swipe from the left edge; nothing is decided until it is finished or cancelled.
  ///
  /// Like a tap on the back button it asks for a pop, which a subclass may refuse.
  func beginSwipeBack() -> Transition? {
    if hasUnguardedSwipe, !beginUnguardedSwipe() { return nil }
    cutShortForWayBack()
    guard runningTransition == nil else { return nil }
    isSwipeBeginning = true
    popViewController(animated: true)
    isSwipeBeginning = false
    guard let transition, transition.isInteractive else { return nil }
    return transition
  }

  /// Brings a running change of the stack to its end, where a way back does not wait for it.
  func cutShortForWayBack() {
    guard let transition, HeadlessDevice.current.finds(.backInMotion) else { return }
    transition.cutShort()
  }

  var isOnScreen: Bool { viewIfLoaded?.window != nil && isShowing }

  var defersUnanimatedChanges: Bool {
    HeadlessDevice.current.answer(to: .unanimatedChange) == .nextTurn
  }

  /// Prepares the transition of a change, animated by the delegate's animation if it has one.
  func makeTransition(
    _ kind: Transition.Kind, from: UIViewController?, to: UIViewController?, animated: Bool,
    interactive: Bool
  ) -> Transition {
    var animation: CustomAnimation?
    if animated, !interactive, let from, let to {
      animation = customAnimation(kind == .push ? .push : .pop, from: from, to: to)
    }
    return Transition(
      kind, from: from, to: to, in: viewIfLoaded, animated: animated, interactive: interactive,
      by: animation)
  }

  private func customAnimation(
    _ operation: Operation, from: UIViewController, to: UIViewController
  ) -> CustomAnimation? {
    let animator = delegate?.navigationController(
      self, animationControllerFor: operation, from: from, to: to)
    guard let animator else { return nil }
    return CustomAnimation(
      animator: animator,
      interactor: delegate?.navigationController(self, interactionControllerFor: animator))
  }
}
