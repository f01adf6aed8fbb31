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
  private let isShown: Bool

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
    isShown = navigation.viewIfLoaded?.window != nil && navigation.appearance != .disappeared
    transition = Transition(
      kind, from: oldStack.last, to: newStack.last, animated: animated, interactive: interactive)
  }

  var isInteractive: Bool { transition.isInteractive }

  private var oldTop: UIViewController? { oldStack.last }
  private var newTop: UIViewController? { newStack.last }
  private var isAnimated: Bool { transition.isAnimated }
  private var isTopChange: Bool { oldTop !== newTop }

  func begin() {
    if isShown, isTopChange { navigation.transition = transition }
    navigation.children = newStack
    for controller in added {
      controller.willMove(toParent: navigation)
      controller.parent = navigation
    }
    if let oldTop, removed.contains(oldTop) { oldTop.willMove(toParent: nil) }
    if isShown, isTopChange { beginShowing() }
    for controller in removed { controller.parent = nil }
  }

  /// Lets the change run to its end: at once where nothing is animated.
  func run() {
    if isShown, isTopChange, isAnimated {
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
      newTop?.beginDisappearing(animated: isAnimated)
      newTop?.endDisappearing(animated: isAnimated, leavingHierarchy: true)
      oldTop?.beginAppearing(animated: isAnimated, in: navigation.view)
      oldTop?.endAppearing(animated: isAnimated)
      transition.runCompletions()
      navigation.transition = nil
    }
  }

  private func beginShowing() {
    newTop?.loadViewIfNeeded()
    oldTop?.beginDisappearing(
      animated: isAnimated, because: oldTop.map(removed.contains) == true ? .fromParent : nil)
    newTop?.beginAppearing(
      animated: isAnimated, in: navigation.view,
      because: newTop.map(added.contains) == true ? .toParent : nil)
    if let newTop {
      navigation.delegate?.navigationController(navigation, willShow: newTop, animated: isAnimated)
    }
  }

  private func end() {
    if isTopChange { endHiding() }
    for controller in removed.reversed() { controller.didMove(toParent: nil) }
    if isShown, isTopChange {
      newTop?.endAppearing(
        animated: isAnimated, because: newTop.map(added.contains) == true ? .toParent : nil)
    }
    for controller in added { controller.didMove(toParent: navigation) }
    transition.runCompletions()
    if isShown, isTopChange, let newTop {
      navigation.delegate?.navigationController(navigation, didShow: newTop, animated: isAnimated)
    }
    navigation.transition = nil
  }

  private func endHiding() {
    oldTop?.endDisappearing(
      animated: isAnimated, leavingHierarchy: true,
      because: oldTop.map(removed.contains) == true ? .fromParent : nil)
    if !isShown { oldTop?.viewIfLoaded?.removeFromSuperview() }
  }
}
