public import Foundation

/// What an app's own animation between controllers needs to know, and whom it tells how it goes.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that the animation happens in.
  var containerView: UIView { get }

  /// Whether anything is animated.
  var isAnimated: Bool { get }

  /// Whether the animation follows the user's finger now.
  var isInteractive: Bool { get }

  /// Whether the user let go without finishing.
  var transitionWasCancelled: Bool { get }

  /// How the presented controller covers what is below; none for a container's animation.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Tells how far the finger has come, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Tells that the finger was lifted and the transition goes on to its end.
  func finishInteractiveTransition()

  /// Tells that the finger was lifted and the transition goes back to its start.
  func cancelInteractiveTransition()

  /// Tells that the animation has ended, and whether the transition was finished.
  func completeTransition(_ didComplete: Bool)

  /// Returns the controller that leaves the screen or the one that comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Returns the view that leaves the screen or the one that comes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// Returns where a controller's view is at the start.
  func initialFrame(for viewController: UIViewController) -> CGRect

  /// Returns where a controller's view is at the end.
  func finalFrame(for viewController: UIViewController) -> CGRect
}
