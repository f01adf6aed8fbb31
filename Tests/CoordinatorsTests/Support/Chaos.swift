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

  let stage = Stage.inTabs()
  var dice: Dice
  var routers: [any Router] = []

  /// The screens that routers were asked to show.
  var showings: [Showing] = []

  /// What was done, for whoever has to find out what went wrong.
  var steps: [String] = []

  private let closuresNavigate: Bool

  init(seed: UInt64, closuresNavigate: Bool) {
    dice = Dice(seed: seed)
    self.closuresNavigate = closuresNavigate
  }

  /// The screens that have left without being told, or were told and are there, by their numbers.
  ///
  /// Screens that a router has pushed onto a stack that is not on screen still wait to be shown.
  var wronged: [String] {
    let wronged = showings.filter { showing in
      let isShown = stage.window.shows(showing.screen)
      if showing.departureCount > 0 { return isShown }
      let isWaiting = !showing.hasBeenShown && showing.screen.parent != nil
      return !isShown && !isWaiting
    }
    return wronged.map(\.screen.displayName)
  }

  /// Does something at random, and sometimes lets all animations end, or the first one.
  func step() {
    let actions = [
      push, push, presentSheet, gesture, gesture, gesture, dismissRouter, dismissFromRoot, cover,
      popToRoot, changeRoot,
    ]
    dice.pick(actions)?()
    noteShown()
    if dice.hits(oneIn: 2) { return settle() }
    if dice.hits(oneIn: 2) { HeadlessDevice.current.clock.advance() }
  }

  /// Does in a closure what that might do.
  func navigateInClosure() {
    guard closuresNavigate, dice.hits(oneIn: 3) else { return }
    dice.pick([push, presentSheet, dismissRouter, dismissFromRoot, popToRoot])?()
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

  private func settle() {
    steps.append("settle")
    stage.settle()
    noteShown()
  }

  private func noteShown() {
    for place in showings.indices where stage.window.shows(showings[place].screen) {
      showings[place].hasBeenShown = true
    }
  }
}
