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

  /// The controller and the containers that it is in, inside first, whatever subclasses say.
  var selfAndAncestors: some Sequence<UIViewController> {
    sequence(first: self) { $0.container }
  }

  /// The controller and what the user sees inside it, outside first.
  ///
  /// A container of UIKit shows one child; in one of the app's own it is the last whose view is in
  /// the container's.
  var selfAndShown: some Sequence<UIViewController> {
    sequence(first: self) { $0.frontmostChild }
  }

  private var frontmostChild: UIViewController? { shownChild ?? childrenInSight.last }

  /// The children that the user sees: the one that a container of UIKit shows, or all that have their
  /// views in the view of a container of the app's own.
  public var childrenInSight: [UIViewController] {
    if let shownChild { return [shownChild] }
    guard !contained.isEmpty, let own = viewIfLoaded else { return [] }
    return contained.filter { $0.viewIfLoaded?.isDescendant(of: own) == true }
  }

  /// The controller with what it shows, as a path for each screen, the one in front first.
  var pathsInSight: [[UIViewController]] {
    let inside = childrenInSight.reversed().flatMap(\.pathsInSight)
    return inside.isEmpty ? [[self]] : inside.map { [self] + $0 }
  }

  func nearestAncestor<Container: UIViewController>() -> Container? {
    selfAndAncestors.dropFirst().lazy.compactMap { $0 as? Container }.first
  }
}
