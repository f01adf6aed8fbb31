import Foundation

/// An animation of the app's own, and what of the app's drives it by the finger.
@MainActor
struct CustomAnimation {
  let animator: any UIViewControllerAnimatedTransitioning
  let interactor: (any UIViewControllerInteractiveTransitioning)?

  /// Whether the animation begins under the user's finger.
  var isInteractive: Bool { interactor?.wantsInteractiveStart == true }

  /// Returns how long the animation takes, in seconds.
  func duration(of transition: Transition) -> TimeInterval {
    animator.transitionDuration(using: TransitionContext(of: transition, animator: animator))
  }

  /// Hands the transition over to the app, which has to complete it.
  func start(_ transition: Transition) {
    let context = TransitionContext(of: transition, animator: animator)
    if isInteractive {
      interactor?.startInteractiveTransition(context)
    } else {
      animator.animateTransition(using: context)
    }
  }

  /// Tells the app that the transition has ended.
  func ended(_ isFinished: Bool) {
    animator.animationEnded(isFinished)
  }
}
