extension UIWindow {
  /// The controllers that the user can touch, in paths from the outermost container to the screen:
  /// what is in front, and while an animation runs also what is leaving.
  ///
  /// UIKit does not keep touches from a screen on its way out: taps on both have been reported
  /// (radar 37068517).
  public var touchablePaths: [[UIViewController]] {
    let front = frontmostPath
    guard let leaving = leavingController(behind: front) else { return [front] }
    let path = Array(leaving.selfAndShown).filter { !front.contains($0) }
    return path.isEmpty ? [front] : [front, path]
  }

  private func leavingController(behind front: [UIViewController]) -> UIViewController? {
    let running = front.lazy.compactMap(\.runningTransition).first
    guard let running, running.isAnimated else { return nil }
    return running.viewController(forKey: .from)
  }
}
