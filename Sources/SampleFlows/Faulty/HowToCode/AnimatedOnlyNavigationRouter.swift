import UIKit

/// Asks the transition coordinator whether anything left, which is nil when nothing is animated.
public class AnimatedOnlyNavigationRouter: BookNavigationRouter {
  /// Notices what has left the stack, if there was an animation.
  public override func stackChanged() {
    guard navigationController.transitionCoordinator != nil else { return }
    performOnDismissedOfDeparted()
  }
}
