import Foundation

/// Keeps the book of the screens that routers push onto one navigation controller, as its delegate.
///
/// A navigation controller has one delegate, so that of two routers each would take it from the
/// other. They share this one instead, and a delegate that was there before is told what is shown as
/// well; what UIKit asks a delegate, such as for animations, is not passed on.
///
/// The navigation controller's own view keeps the observer alive while there are screens in the book,
/// so that a screen's closure runs even when its router has been dropped.
@MainActor
final class NavigationObserver: NSObject, UINavigationControllerDelegate {
  private weak var navigationController: UINavigationController?
  private weak var earlierDelegate: (any UINavigationControllerDelegate)?
  private weak var watch: DepartureWatch?
  private var screens = PresentedScreens()

  /// Who presents the navigation controller, if a router does.
  ///
  /// Otherwise closures only would lead there from what is on screen, and nobody could look for what
  /// it means to do.
  weak var presentation: AnyObject?
  private var dismissedInThisTurn: [UIViewController] = []

  /// Returns the observer that is a navigation controller's delegate, or one that will be.
  static func observer(of navigationController: UINavigationController) -> NavigationObserver {
    navigationController.delegate as? NavigationObserver
      ?? NavigationObserver(of: navigationController)
  }

  private init(of navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
  }

  /// Returns whether there are screens of a router in the book.
  func hasScreens(of router: AnyObject) -> Bool {
    !screens.viewControllers(of: router).isEmpty
  }

  /// Pushes a screen for a router; the closure runs once it has left.
  ///
  /// While an animation runs it is pushed with one as well: UIKit has that wait, and of an unanimated
  /// push nobody knows. If the router's screens below have all left by then it leaves as well, unless
  /// they were dismissed in the same turn: it was meant to go over them.
  func push(
    _ viewController: UIViewController, animated: Bool, for router: AnyObject,
    onDismissed: (() -> Void)?
  ) {
    guard let navigationController else { return }
    if screens.isEmpty { begin(observing: navigationController) }
    screens.add(viewController, of: router, onDismissed: onDismissed)
    let stack = navigationController.viewControllers
    let below = screens.viewControllers(of: router).filter {
      stack.contains(identical: $0) && !dismissedInThisTurn.contains(identical: $0)
    }
    let isMoving = navigationController.transitionCoordinator != nil
    navigationController.pushViewController(viewController, animated: animated || isMoving)
    takeStock(
      isPutOff: !navigationController.viewControllers.contains(identical: viewController))
    guard isMoving, !below.isEmpty else { return }
    navigationController.afterAnimations { self.remove(viewController, unlessOver: below) }
  }

  /// Pops the screens of a router with all that lies over them; the root stays, as it does for UIKit.
  ///
  /// While an animation runs nobody knows what UIKit makes of a pop, so it waits.
  func pop(screensOf router: AnyObject, animated: Bool) {
    let own = screens.viewControllers(of: router)
    guard let navigationController, !own.isEmpty else { return }
    let unwanted = own + navigationController.viewControllers.drop { !own.contains(identical: $0) }
    if unwanted.count > own.count, navigationController.transitionCoordinator == nil {
      remove(unwanted, animated: animated)
    } else {
      dismissedInThisTurn += own
      inNextTurn { self.dismissedInThisTurn = [] }
      navigationController.afterAnimations { self.remove(unwanted, animated: animated) }
    }
  }

  /// Counts all screens as left, for a navigation controller that never came onto the screen or has
  /// left it.
  func abandon() {
    end(with: screens.removeAll())
  }

  private func remove(_ viewController: UIViewController, unlessOver below: [UIViewController]) {
    let stack = navigationController?.viewControllers ?? []
    let hasBelow = below.contains { stack.contains(identical: $0) }
    if !hasBelow { remove([viewController], animated: true) }
  }

  private func remove(_ unwanted: [UIViewController], animated: Bool) {
    guard let navigationController else { return }
    let stack = navigationController.viewControllers
    let others = stack.filter { !unwanted.contains(identical: $0) }
    let rest = others.isEmpty ? Array(stack.prefix(1)) : others
    guard rest != stack, let top = rest.last else { return }
    if rest == Array(stack.prefix(rest.count)) {
      navigationController.popToViewController(top, animated: animated)
    } else {
      navigationController.setViewControllers(rest, animated: animated)
    }
    takeStock(isPutOff: navigationController.viewControllers == stack)
  }

  /// Looks which screens have left after a change that a router has asked for.
  ///
  /// While an animation runs nothing is decided: a swipe may still be cancelled. Its end is told, but
  /// not to who has lost the delegate's place, nor for a change that was put off and then happens
  /// under a cover.
  private func takeStock(isPutOff: Bool) {
    guard let navigationController else { return }
    if navigationController.transitionCoordinator == nil { removeDeparted() }
    let willBeTold = !isPutOff && navigationController.delegate === self
    guard !willBeTold, !screens.isEmpty else { return }
    let coming = screens.viewControllers
    navigationController.afterAnimations { self.takeStock(expecting: coming) }
  }

  /// Looks which screens have left once all that was put off has happened.
  private func takeStock(expecting arrived: [UIViewController]) {
    screens.noteArrivals(of: arrived)
    removeDeparted()
  }

  private func removeDeparted() {
    guard let navigationController else { return }
    end(with: screens.removeDeparted(from: navigationController.viewControllers))
  }

  private func begin(observing navigationController: UINavigationController) {
    earlierDelegate = navigationController.delegate
    navigationController.delegate = self
    let watch = DepartureWatch(over: navigationController) { self.abandon() }
    self.watch = watch
  }

  /// Gives the earlier delegate its place back after the last screen, and has the closures run.
  ///
  /// They may well show something else, which UIKit would not heed in the midst of a change.
  private func end(with closures: [() -> Void]) {
    if screens.isEmpty { endObserving() }
    guard !closures.isEmpty else { return }
    inNextTurn {
      for onDismissed in closures { onDismissed() }
    }
  }

  private func endObserving() {
    watch?.end()
    guard let navigationController, navigationController.delegate === self else { return }
    navigationController.delegate = earlierDelegate
  }

  /// Passes the call on.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    earlierDelegate?.navigationController?(
      navigationController, willShow: viewController, animated: animated)
  }

  /// Passes the call on, then looks which screens have left.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    earlierDelegate?.navigationController?(
      navigationController, didShow: viewController, animated: animated)
    removeDeparted()
  }
}
