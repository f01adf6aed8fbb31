import HeadlessUIKit

/// An animation of an app's own, which is recorded and ends as apps end theirs.
final class RecordingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let log: CallbackLog
  private let name: String

  init(_ name: String, _ log: CallbackLog) {
    self.name = name
    self.log = log
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let from = context.viewController(forKey: .from)?.displayName ?? "nothing"
    let to = context.viewController(forKey: .to)?.displayName ?? "nothing"
    log.add("\(name) from \(from) to \(to)")
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: { context.view(forKey: .to).map(context.containerView.addSubview) },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.add("\(name) ended, completed: \(transitionCompleted)")
  }
}
