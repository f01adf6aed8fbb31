public import Foundation

/// A gesture that a view listens to.
///
/// Touches are not modelled. A test or a flow has the gesture happen by ``recognize()``.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// It may yet begin.
    case possible = 0
    /// It has begun.
    case began = 1
    /// It has gone on.
    case changed = 2
    /// It has ended.
    case ended = 3
    /// It was called off.
    case cancelled = 4
    /// It was another gesture.
    case failed = 5
  }

  /// Whether the gesture is listened to.
  open var isEnabled = true

  /// How far the gesture has come.
  open var state = State.possible

  /// Is asked whether the gesture may begin.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the view does not get the touches of the gesture; kept, and not used.
  open var cancelsTouchesInView = true

  /// The view that listens to the gesture.
  public internal(set) weak var view: UIView?

  private var targets: [TargetAction] = []

  /// Creates a gesture that nobody hears of.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Creates a gesture that calls a method.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Has the gesture call a method as well.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(TargetAction(target, action))
  }

  /// Has the gesture no longer call a method; nil stands for all objects or methods.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { entry in
      (target == nil || entry.target === target as AnyObject?)
        && (action == nil || entry.action == action)
    }
  }

  /// Has another gesture go first; kept nowhere, since touches are not modelled.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Returns where the gesture is; nowhere in particular, since touches are not modelled.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Has the gesture happen, from beginning to end, if it is enabled and its delegate lets it.
  public func recognize() {
    guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
    state = .ended
    for target in targets { target.send(from: view, self) }
    state = .possible
  }
}
