import Coordinators
import HeadlessUIKit

/// An app in which users, routers and foreign code do one thing after the other at random, also while
/// animations run.
@MainActor
final class Chaos {
  /// A screen that a router was asked to show.
  struct Showing {
    let screen: Screen
    var hasBeenShown = false
    var departureCount = 0
  }

  /// The screens that routers were asked to show.
  private(set) var showings: [Showing] = []

  /// What was done, for whoever has to find out what went wrong.
  private(set) var steps: [String] = []

  private var dice: Dice
  private let isReacting: Bool
  private let stage = Stage.inTabs()
  private var routers: [any Router] = []

  init(seed: UInt64, isReacting: Bool) {
    dice = Dice(seed: seed)
    self.isReacting = isReacting
  }

  /// Does something at random, and sometimes lets all animations end.
  func step() {
    let actions = [
      push, push, presentSheet, gesture, gesture, gesture, dismissRouter, dismissChain, cover, pop,
      changeRoot,
    ]
    actions[dice.next(below: actions.count)]()
    noteShown()
    switch dice.next(below: 4) {
    case 0, 1: settle()
    case 2: HeadlessDevice.current.clock.advance()
    default: break
    }
  }

  /// Lets all animations end.
  func settle() {
    steps.append("settle")
    stage.settle()
    noteShown()
  }

  /// Takes away all that covers or hides a stack, so that all that has left has been told.
  func uncover() {
    settle()
    stage.window.rootViewController?.dismiss(animated: false)
    settle()
    for place in [1, 0] {
      (stage.window.rootViewController as? UITabBarController)?.selectedIndex = place
      settle()
    }
  }

  /// The screens that have left without being told, or were told and are there, by their numbers.
  ///
  /// Screens that a router has pushed onto a stack that is not on screen still wait to be shown.
  var wronged: [String] {
    let wronged = showings.filter { showing in
      if showing.departureCount > 0 { return shows(showing.screen) }
      let isWaiting = !showing.hasBeenShown && showing.screen.parent != nil
      return !shows(showing.screen) && !isWaiting
    }
    return wronged.map(\.screen.displayName)
  }

  private func shows(_ screen: UIViewController) -> Bool {
    var containers: [UIViewController] = stage.window.rootViewController.map { [$0] } ?? []
    while let container = containers.popLast() {
      if container === screen { return true }
      containers += container.children
      if let presented = container.presentedViewController,
        presented.presentingViewController === container
      {
        containers.append(presented)
      }
    }
    return false
  }

  private func noteShown() {
    for place in showings.indices where shows(showings[place].screen) {
      showings[place].hasBeenShown = true
    }
  }

  private var stack: UINavigationController {
    let tabs = stage.window.rootViewController as? UITabBarController
    return stage.window.frontmost.navigationController
      ?? tabs?.viewControllers?.first as? UINavigationController ?? stage.navigation
  }

  private func push() {
    let known = routers.compactMap { $0 as? NavigationRouter }
    let isNew = known.isEmpty || dice.next(below: 3) == 0
    let router =
      isNew ? NavigationRouter(navigationController: stack) : known[dice.next(below: known.count)]
    show(by: router, "push by \(isNew ? "new" : "old") router")
  }

  private func presentSheet() {
    let known = routers.compactMap { $0 as? ModalNavigationRouter }
    let isNew = known.isEmpty || dice.next(below: 2) == 0
    let router =
      isNew
      ? ModalNavigationRouter(parentViewController: stage.window.frontmost)
      : known[dice.next(below: known.count)]
    show(by: router, "present by \(isNew ? "new" : "old") router")
  }

  private func show(by router: any Router, _ step: String) {
    let place = showings.count
    let screen = Screen("\(place)")
    steps.append("\(step): \(place)")
    showings.append(Showing(screen: screen))
    routers.append(router)
    router.present(screen, animated: dice.next(below: 4) > 0) { [weak self] in
      self?.showings[place].departureCount += 1
      self?.steps.append("  left: \(place)")
      self?.react()
    }
  }

  /// Sometimes does something in a closure.
  private func react() {
    guard isReacting, dice.next(below: 3) == 0 else { return }
    [push, presentSheet, dismissRouter, pop, dismissChain][dice.next(below: 5)]()
  }

  private func gesture() {
    let gestures = stage.window.systemGestures
    guard !gestures.isEmpty else { return }
    let gesture = gestures[dice.next(below: gestures.count)]
    steps.append("\(gesture)")
    stage.window.perform(gesture)
  }

  private func dismissRouter() {
    guard !routers.isEmpty else { return }
    let place = dice.next(below: routers.count)
    steps.append("dismiss router of \(place)")
    routers[place].dismiss(animated: dice.next(below: 2) == 0)
  }

  private func dismissChain() {
    steps.append("dismiss from the root")
    stage.window.rootViewController?.dismiss(animated: dice.next(below: 2) == 0)
  }

  /// Covers all that is shown, as foreign code may do at rest.
  private func cover() {
    guard HeadlessDevice.current.clock.isIdle else { return }
    let styles = UIModalPresentationStyle.shown
    let cover = Screen("Cover")
    cover.modalPresentationStyle = styles[dice.next(below: styles.count)]
    steps.append("cover \(cover.modalPresentationStyle)")
    stage.window.frontmost.present(cover, animated: dice.next(below: 2) == 0)
  }

  private func pop() {
    steps.append("pop to root")
    stack.popToRootViewController(animated: dice.next(below: 2) == 0)
  }

  private func changeRoot() {
    guard dice.next(below: 4) == 0 else { return }
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: Screen("Home")), Screen("Other"),
    ]
    let isForeign = stage.window.rootViewController?.presentedViewController == nil
    steps.append("change root \(isForeign)")
    if isForeign {
      stage.window.rootViewController = tabs
    } else {
      AppDelegateRouter(window: stage.window).present(tabs, animated: false)
    }
  }
}

extension Dice {
  fileprivate mutating func next(below count: Int) -> Int {
    Int(next() % UInt64(count))
  }
}
