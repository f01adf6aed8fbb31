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

  /// Whether the user sees the change: another top, and that on screen.
  private let isShown: Bool

  /// Prepares a change, which is animated and interactive only where the user sees it.
  init(
    of navigation: UINavigationController, to newStack: [UIViewController], _ kind: Transition.Kind,
    animated: Bool, interactive: Bool = false
  ) {
    self.navigation = navigation
    self.newStack = newStack
    oldStack = navigation.stack
    let old = Set(oldStack)
    let new = Set(newStack)
    added = newStack.filter { !old.contains($0) }
    removed = oldStack.filter { !new.contains($0) }
    let isOnScreen = navigation.viewIfLoaded?.window != nil && navigation.isShowing
    isShown = isOnScreen && oldStack.last !== newStack.last
    transition = Transition(
      kind, from: oldStack.last, to: newStack.last, animated: animated && isShown,
      interactive: interactive && isShown)
  }

  var isInteractive: Bool { transition.isInteractive }

  private var oldTop: UIViewController? { oldStack.last }
  private var newTop: UIViewController? { newStack.last }
  private var isAnimated: Bool { transition.isAnimated }

  func begin() {
    navigation.transition = transition
    navigation.children = newStack
    for controller in added {
      controller.willMove(toParent: navigation)
      controller.parent = navigation
    }
    if let oldTop, removed.contains(oldTop) { oldTop.willMove(toParent: nil) }
    if isShown { beginShowing() }
    for controller in removed { controller.parent = nil }
  }

  /// Lets the change run to its end: at once where nothing is animated.
  func run() {
    if isAnimated {
      transition.run { [self] in end() }
    } else {
      end()
      transition.conclude()
    }
  }

  /// Lets go of the finger at the end of a swipe.
  func finish() {
    transition.endInteraction(cancelled: false)
    run()
  }

  /// Lets go of the finger before the end of a swipe, which puts the stack back.
  func cancel() {
    transition.endInteraction(cancelled: true)
    navigation.children = oldStack
    for controller in removed { controller.parent = navigation }
    transition.run { [self] in
      endCancelling()
      transition.runCompletions()
      navigation.transition = nil
    }
  }

  /// Shows the old top again, unless the navigation controller itself has left the screen meanwhile.
  private func endCancelling() {
    newTop?.disappear(from: navigation, animated: isAnimated)
    if navigation.isShowing {
      oldTop?.beginAppearing(animated: isAnimated, in: navigation.view)
      oldTop?.endAppearing(animated: isAnimated)
    } else {
      oldTop?.disappear(from: navigation, animated: isAnimated)
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
    for controller in removed.reversed() { controller.didMove(toParent: nil) }
    if isShown { newTop?.endAppearing(animated: isAnimated, because: reasonToShow) }
    for controller in added { controller.didMove(toParent: navigation) }
    transition.runCompletions()
    if isShown, let newTop {
      navigation.delegate?.navigationController(navigation, didShow: newTop, animated: isAnimated)
    }
    navigation.transition = nil
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
    oldTop.map(removed.contains) == true ? .fromParent : nil
  }

  private var reasonToShow: Movement? {
    newTop.map(added.contains) == true ? .toParent : nil
  }
}
