public import Foundation

/// Drives an app's own animation by the user's finger: the animation stands still until it is lifted.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: MainActorObject,
  UIViewControllerInteractiveTransitioning
{
  /// Whether the animation begins under the finger.
  open var wantsInteractiveStart = true

  /// How fast the rest of the animation runs once the finger is lifted; kept, and not used.
  open var completionSpeed: CGFloat = 1

  /// How far the finger has come, from 0 to 1.
  public private(set) var percentComplete: CGFloat = 0

  private var context: (any UIViewControllerContextTransitioning)?
  private var pause: AnimationPause?

  /// Creates a driver.
  public init() {
    super.init(rooted: ())
  }

  /// The length of the animation in seconds.
  public var duration: CGFloat {
    (context as? TransitionContext).map { $0.animator.transitionDuration(using: $0) } ?? 0
  }

  /// Begins the animation and holds it.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    pause = HeadlessDevice.current.pausing {
      (transitionContext as? TransitionContext)?.animator.animateTransition(
        using: transitionContext)
    }
  }

  /// Follows the finger.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Lets the animation run on to its end.
  open func finish() {
    context?.finishInteractiveTransition()
    letGo()
  }

  /// Lets the animation run back to its start.
  open func cancel() {
    context?.cancelInteractiveTransition()
    letGo()
  }

  private func letGo() {
    let pause = pause
    self.pause = nil
    context = nil
    pause?.end()
  }
}
