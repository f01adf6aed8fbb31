import Foundation

/// A transition as an app's own animation sees it.
@MainActor
final class TransitionContext: NSObject {
  private let transition: Transition

  /// The app's animation, for what drives it.
  let animator: any UIViewControllerAnimatedTransitioning

  init(of transition: Transition, animator: any UIViewControllerAnimatedTransitioning) {
    self.transition = transition
    self.animator = animator
  }
}

extension TransitionContext: UIViewControllerContextTransitioning {
  var containerView: UIView { transition.container ?? UIView() }
  var isAnimated: Bool { transition.isAnimated }
  var isInteractive: Bool { transition.isInteractive }
  var transitionWasCancelled: Bool { transition.isCancelled }
  var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}

  func finishInteractiveTransition() {
    transition.endInteraction(cancelled: false)
  }

  func cancelInteractiveTransition() {
    transition.endInteraction(cancelled: true)
  }

  /// Ends the transition in the next turn, so that it never ends inside the request for it.
  func completeTransition(_ didComplete: Bool) {
    HeadlessDevice.current.clock.schedule(after: .zero) { [transition] in
      transition.endInteraction(cancelled: !didComplete)
      transition.complete(didComplete)
    }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: transition.viewController(forKey: .from)?.view
    case .to: transition.viewController(forKey: .to)?.view
    default: nil
    }
  }

  func initialFrame(for viewController: UIViewController) -> CGRect { viewController.view.frame }

  func finalFrame(for viewController: UIViewController) -> CGRect { viewController.view.frame }
}
