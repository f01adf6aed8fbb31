extension UIViewController {
  /// The container that is in no other.
  var outermostContainer: UIViewController {
    parent?.outermostContainer ?? self
  }

  /// The outermost containers that are presented one over the other where the controller is, lowest
  /// first.
  var presentationChain: [UIViewController] {
    var lowest = outermostContainer
    while let presenter = lowest.presentingViewController { lowest = presenter.outermostContainer }
    var chain = [lowest]
    while let presented = chain.last?.presentedViewController { chain.append(presented) }
    return chain
  }

  /// Whether a presentation or dismissal is going on where the controller is, as far as can be seen:
  /// an animated one, or one that is marked.
  ///
  /// Until it has ended UIKit ignores a request for another.
  var isPresentationMoving: Bool {
    isPresentationAnimated || presentationChain.contains(where: \.isMarkedAsLeaving)
  }

  /// Whether a presentation or dismissal is animated where the controller is.
  var isPresentationAnimated: Bool {
    animations.contains { $0.presentationStyle != .none }
  }

  /// Runs a closure in a later turn, once nothing is animated where the controller is.
  ///
  /// Of a change that is not animated nothing can be seen while it takes its turn, so two turns have
  /// to go by without an animation.
  func afterAnimations(quietTurns: Int = 2, _ action: @escaping @MainActor () -> Void) {
    inNextTurn {
      if let animation = self.animations.first {
        animation.animate(alongsideTransition: nil) { _ in self.afterAnimations(action) }
      } else if quietTurns > 1 {
        self.afterAnimations(quietTurns: quietTurns - 1, action)
      } else {
        action()
      }
    }
  }

  private var animations: [any UIViewControllerTransitionCoordinator] {
    ([self] + presentationChain).compactMap(\.transitionCoordinator)
  }
}
