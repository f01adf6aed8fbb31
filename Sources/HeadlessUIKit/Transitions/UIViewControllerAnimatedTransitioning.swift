public import Foundation

/// An app's own animation from one controller to another.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns how long the animation takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval

  /// Performs the animation, and tells the context when it has ended.
  ///
  /// Until the context is told, the transition goes on and other changes wait (Apple,
  /// completeTransition(_:)).
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Tells that the transition has ended, and whether it was finished.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
