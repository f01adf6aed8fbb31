extension UIWindow {
  /// The controllers that the user can touch, in paths from the outermost container to the screen:
  /// what is in front, side by side in a container of the app's own, and while an animation runs also
  /// what is leaving.
  ///
  /// UIKit does not keep touches from a screen on its way out: taps on both have been reported
  /// (radar 37068517). While a finger holds what it has moved, no other one touches anything.
  public var touchablePaths: [[UIViewController]] {
    guard !isFingerDown, let outermost = outermostInFront else { return [] }
    let front = outermost.pathsInSight
    guard let leaving = leavingController(behind: outermost) else { return front }
    let path = leaving.selfAndShown.filter { controller in
      !front.contains { $0.contains { $0 === controller } }
    }
    return path.isEmpty ? front : front + [path]
  }

  /// Returns whether the user can touch a controller and it is not on its way out.
  public func isInFront(_ controller: UIViewController) -> Bool {
    pathsInFront.contains { $0.contains { $0 === controller } }
  }

  private var pathsInFront: [[UIViewController]] { outermostInFront?.pathsInSight ?? [] }

  /// What is presented last, or the root.
  var outermostInFront: UIViewController? {
    var outermost = rootViewController
    while let presented = outermost?.presentation?.presentedViewController { outermost = presented }
    return outermost
  }

  private func leavingController(behind outermost: UIViewController) -> UIViewController? {
    guard let running = outermost.transitionInFront, running.isAnimated else { return nil }
    return running.viewController(forKey: .from)
  }
}

extension UIViewController {
  /// The change that runs nearest to the outside of what the user sees inside the controller.
  fileprivate var transitionInFront: Transition? {
    var place: UIViewController? = self
    while let controller = place {
      if let running = controller.runningTransition { return running }
      place = controller.frontmostChild
    }
    return nil
  }
}
