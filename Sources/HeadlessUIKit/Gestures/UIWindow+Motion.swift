extension UIWindow {
  /// The controllers that the user can touch, in paths from the outermost container to the screen:
  /// what is in front, side by side in a container of the app's own, and while an animation runs also
  /// what is leaving.
  ///
  /// UIKit does not keep touches from a screen on its way out: taps on both have been reported
  /// (radar 37068517). While a finger holds what it has moved, no other one touches anything.
  public var touchablePaths: [[UIViewController]] {
    guard !isFingerDown else { return [] }
    let front = pathsInFront
    guard let leaving = leavingController(behind: frontmostPath) else { return front }
    let path = Array(leaving.selfAndShown).filter { controller in
      !front.contains { $0.contains { $0 === controller } }
    }
    return path.isEmpty ? front : front + [path]
  }

  /// Returns whether the user can touch a controller and it is not on its way out.
  public func isInFront(_ controller: UIViewController) -> Bool {
    pathsInFront.contains { $0.contains { $0 === controller } }
  }

  private var pathsInFront: [[UIViewController]] {
    frontmostPath.first?.pathsInSight ?? []
  }

  private func leavingController(behind front: [UIViewController]) -> UIViewController? {
    let running = front.lazy.compactMap(\.runningTransition).first
    guard let running, running.isAnimated else { return nil }
    return running.viewController(forKey: .from)
  }
}
