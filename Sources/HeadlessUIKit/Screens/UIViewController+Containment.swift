extension UIViewController {
  /// The split view controller that the controller is in, directly or through other containers.
  public var splitViewController: UISplitViewController? { nearestAncestor() }

  func take(_ child: UIViewController) {
    if let old = child.container, old !== self { child.removeFromParent() }
    guard !contained.contains(where: { $0 === child }) else { return }
    child.willMove(toParent: self)
    child.container = self
    contained.append(child)
  }

  func leaveContainer() {
    guard let container else { return }
    container.contained.removeAll { $0 === self }
    self.container = nil
    didMove(toParent: nil)
  }

  /// The controller and what the user sees inside it, outside first.
  ///
  /// A container of UIKit shows one child; in one of the app's own it is the last whose view is in
  /// the container's.
  var selfAndShown: [UIViewController] {
    var path = [self]
    while let child = path.last?.frontmostChild { path.append(child) }
    return path
  }

  var frontmostChild: UIViewController? { shownChild ?? childrenInSight.last }

  /// The children that the user sees: the one that a container of UIKit shows, or all that have their
  /// views in the view of a container of the app's own.
  public var childrenInSight: [UIViewController] {
    if let shownChild { return [shownChild] }
    guard !contained.isEmpty, let own = viewIfLoaded else { return [] }
    return contained.filter { $0.viewIfLoaded?.isDescendant(of: own) == true }
  }

  /// The controller with what it shows, as a path for each screen, the one in front first.
  var pathsInSight: [[UIViewController]] {
    var (path, paths) = ([UIViewController](), [[UIViewController]]())
    addPaths(along: &path, to: &paths)
    return paths
  }

  private func addPaths(along path: inout [UIViewController], to paths: inout [[UIViewController]])
  {
    path.append(self)
    defer { path.removeLast() }
    if let shownChild { return shownChild.addPaths(along: &path, to: &paths) }
    let children = childrenInSight
    if children.isEmpty { paths.append(path) }
    for child in children.reversed() { child.addPaths(along: &path, to: &paths) }
  }

  func nearestAncestor<Container: UIViewController>() -> Container? {
    var place = container
    while let ancestor = place {
      if let found = ancestor as? Container { return found }
      place = ancestor.container
    }
    return nil
  }
}
