import Foundation

/// The delegate of a navigation controller on behalf of all routers that push onto it.
///
/// A navigation controller has one delegate, so that of two routers each would take it from the
/// other. They share this one instead, and a delegate that was there before is told as well.
@MainActor
final class NavigationObserver: NSObject, UINavigationControllerDelegate {
  private struct Listener {
    weak var router: NavigationRouter?
    let stackChanged: () -> Void
  }

  private weak var navigationController: UINavigationController?
  private weak var earlierDelegate: (any UINavigationControllerDelegate)?
  private var listeners: [Listener] = []

  /// Returns the observer of a navigation controller, which becomes its delegate.
  static func observer(of navigationController: UINavigationController) -> NavigationObserver {
    if let existing = navigationController.delegate as? NavigationObserver { return existing }
    return NavigationObserver(of: navigationController)
  }

  private init(of navigationController: UINavigationController) {
    self.navigationController = navigationController
    earlierDelegate = navigationController.delegate
    super.init()
    navigationController.delegate = self
  }

  /// Tells a router of every change from now on.
  func add(_ router: NavigationRouter, stackChanged: @escaping () -> Void) {
    listeners.append(Listener(router: router, stackChanged: stackChanged))
  }

  /// Tells a router no longer; after the last one the delegate of before has its place back.
  func remove(_ router: NavigationRouter) {
    listeners.removeAll { $0.router == nil || $0.router === router }
    guard listeners.isEmpty, navigationController?.delegate === self else { return }
    navigationController?.delegate = earlierDelegate
  }

  /// Passes the call on.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    earlierDelegate?.passOn(
      willShow: viewController, in: navigationController, animated: animated)
  }

  /// Passes the call on, then tells the routers, the one that came last first.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    earlierDelegate?.passOn(didShow: viewController, in: navigationController, animated: animated)
    for listener in listeners.reversed() { listener.stackChanged() }
  }
}
