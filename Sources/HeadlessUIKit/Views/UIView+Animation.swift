public import Foundation

extension UIView {
  /// How an animation goes; kept, and of no effect.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Touches count while the animation runs.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)

    /// The animation begins where a running one is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)

    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []

    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)

    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)

    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// One view fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

    /// The view turns over to the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
  }

  /// Makes changes, and runs a closure once the animation's time has passed.
  ///
  /// An animation without a length ends in the next turn (Apple,
  /// animate(withDuration:animations:completion:)).
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    HeadlessDevice.current.endAnimation(after: .seconds(max(duration + delay, 0))) {
      completion?(true)
    }
  }

  /// Makes changes, and runs a closure once the animation's time has passed.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Makes changes like a spring, and runs a closure once the animation's time has passed.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: delay, animations: animations, completion: completion)
  }

  /// Changes a view, and runs a closure once the animation's time has passed.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: { animations?() }, completion: completion)
  }

  /// Puts one view in the place of another, and runs a closure once the animation's time has passed.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let exchange = {
      fromView.superview?.addSubview(toView)
      fromView.removeFromSuperview()
    }
    animate(withDuration: duration, animations: exchange, completion: completion)
  }

  /// Makes changes that are not animated.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}
