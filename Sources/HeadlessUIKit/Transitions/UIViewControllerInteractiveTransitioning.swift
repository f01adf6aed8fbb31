public import Foundation

/// What drives an animation between controllers by the user's finger.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Whether the animation begins under the finger; true by default.
  var wantsInteractiveStart: Bool { get }

  /// Takes the transition over, until the context is told that the interaction has ended.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

extension UIViewControllerInteractiveTransitioning {
  /// True.
  public var wantsInteractiveStart: Bool { true }
}
