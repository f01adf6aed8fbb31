import UIKit

/// Runs a closure before it forgets it, so that a closure that dismisses again runs again.
public class HastyModalNavigationRouter: BookModalNavigationRouter {
  /// Runs the closure of a screen, and forgets it then.
  public override func performOnDismissed(for viewController: UIViewController) {
    onDismissed.last { $0.screen === viewController }?.run()
    onDismissed.removeAll { $0.screen === viewController }
  }
}
