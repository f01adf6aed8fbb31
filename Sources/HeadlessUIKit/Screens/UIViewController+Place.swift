extension UIViewController {
  /// Whether the controller hangs on the window: as its root, as what is presented over it, or as a
  /// child of either.
  var isAttached: Bool {
    let outermost = selfAndAncestors.reduce(self) { $1 }
    if outermost.rootWindow != nil { return true }
    return outermost.loadedPresentationController?.activePresenter?.isAttached == true
  }

  /// The transition coordinator of the nearest animation that the controller takes part in.
  ///
  /// It is nil when nothing is animated. A controller without an animation of its own gives that of
  /// a container (Apple, transitionCoordinator).
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    guard let transition = runningTransition, transition.isAnimated else { return nil }
    return transition
  }

  var runningTransition: Transition? {
    selfAndAncestors.lazy.compactMap { $0.ownTransition }.first
  }

  private var ownTransition: Transition? {
    (self as? UINavigationController)?.transition
      ?? presentation?.transition ?? loadedPresentationController?.transition
  }

  /// How UIKit's messages call the controller, without the address.
  var debugName: String { "<\(type(of: self))>" }
}
