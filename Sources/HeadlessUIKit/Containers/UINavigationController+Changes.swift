extension UINavigationController {
  /// Changes the stack at once, and starts to show it; returns what was removed.
  @discardableResult
  func change(to newStack: ArraySlice<UIViewController>, _ kind: Transition.Kind, animated: Bool)
    -> [UIViewController]
  {
    let change = StackChange(of: self, to: Array(newStack), kind, animated: animated)
    change.begin()
    if !change.isInteractive { change.run() }
    return change.removed
  }

  /// Begins the swipe from the left edge; nothing is decided until it is finished or cancelled.
  func beginSwipeBack() -> StackChange {
    let change = StackChange(
      of: self, to: Array(stack.dropLast()), .pop, animated: true, interactive: true)
    change.begin()
    return change
  }
}
