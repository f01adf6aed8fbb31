extension UINavigationController {
  /// Changes the stack at once, and starts to show it; returns what was removed.
  @discardableResult
  func change(to newStack: ArraySlice<UIViewController>, _ kind: Transition.Kind, animated: Bool)
    -> [UIViewController]
  {
    let change = StackChange(
      of: self, to: Array(newStack), kind, animated: animated,
      interactive: isSwipeBeginning && animated)
    change.begin()
    if change.isInteractive { swipedChange = change } else { change.run() }
    return change.removed
  }

  /// Begins the swipe from the left edge; nothing is decided until it is finished or cancelled.
  ///
  /// Like a tap on the back button it asks for a pop, which a subclass may refuse.
  func beginSwipeBack() -> StackChange? {
    isSwipeBeginning = true
    popViewController(animated: true)
    isSwipeBeginning = false
    defer { swipedChange = nil }
    return swipedChange
  }
}
