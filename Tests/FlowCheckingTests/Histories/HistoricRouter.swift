import Coordinators
import HeadlessUIKit

/// What the routers of the histories have in common: a closure for each screen that they have shown.
///
/// Each history tells in our own words how a public router came to be sound: version by version, each
/// with the fault that its report describes.
class HistoricRouter: NSObject, Router {
  /// The stack that the screens are pushed onto or presented over.
  let navigationController: UINavigationController

  private var shown: [(screen: UIViewController, run: () -> Void)] = []

  required init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    navigationController.delegate = self as? any UINavigationControllerDelegate
  }

  /// The screens whose closures have not run, the last one shown first.
  var screens: [UIViewController] { shown.map(\.screen).reversed() }

  func present(_ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?) {
    note(viewController, onDismissed)
    navigationController.pushViewController(viewController, animated: animated)
  }

  func dismiss(animated: Bool) {
    navigationController.popToRootViewController(animated: animated)
  }

  /// Keeps the closure of a screen.
  func note(_ screen: UIViewController, _ onDismissed: (() -> Void)?) {
    if let onDismissed { shown.append((screen, onDismissed)) }
  }

  /// Runs the closure of a screen, once.
  func leave(_ screen: UIViewController) {
    guard let place = shown.lastIndex(where: { $0.screen === screen }) else { return }
    shown.remove(at: place).run()
  }

  /// Runs the closure of a screen, and forgets it then.
  func runKeeping(_ screen: UIViewController) {
    shown.last { $0.screen === screen }?.run()
    forget(screen)
  }

  /// Drops the closure of a screen.
  func forget(_ screen: UIViewController) {
    shown.removeAll { $0.screen === screen }
  }

  /// Runs the closures of all screens that are not on the stack.
  func leaveDeparted() {
    for screen in screens where !navigationController.viewControllers.contains(screen) {
      leave(screen)
    }
  }
}
