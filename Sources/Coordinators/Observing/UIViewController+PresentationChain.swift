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
    return Array(sequence(first: lowest) { $0.presentedViewController })
  }

  /// Whether a presentation or dismissal is animated where the controller is.
  ///
  /// Until it has ended UIKit ignores a request for another.
  var isPresentationAnimated: Bool {
    animations.contains { $0.presentationStyle != .none }
  }

  /// Runs a closure in a later turn, once nothing is animated where the controller is.
  func afterAnimations(_ action: @escaping @MainActor () -> Void) {
    inNextTurn {
      guard let animation = self.animations.first else { return action() }
      animation.animate(alongsideTransition: nil) { _ in self.afterAnimations(action) }
    }
  }

  private var animations: [any UIViewControllerTransitionCoordinator] {
    ([self] + presentationChain).compactMap(\.transitionCoordinator)
  }
}
