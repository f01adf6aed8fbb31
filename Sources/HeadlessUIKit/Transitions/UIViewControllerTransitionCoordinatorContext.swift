public import Foundation

/// What is known of a running animation between controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether anything is animated.
  var isAnimated: Bool { get }

  /// How the presented controller covers what is below; none for a navigation controller's animation.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Whether the animation began under the user's finger.
  var initiallyInteractive: Bool { get }

  /// Whether the animation follows the user's finger now.
  var isInteractive: Bool { get }

  /// Whether the user let go without finishing.
  var isCancelled: Bool { get }

  /// The nominal length in seconds.
  var transitionDuration: TimeInterval { get }

  /// Returns the controller that leaves the screen or the one that comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}
