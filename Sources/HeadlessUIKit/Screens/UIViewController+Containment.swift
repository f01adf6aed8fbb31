extension UIViewController {
  /// Makes a controller a child of this one, and calls its willMove(toParent:).
  ///
  /// The container has to call didMove(toParent:) itself, as Apple's documentation asks.
  public func addChild(_ child: UIViewController) {
    if let old = child.parent, old !== self { child.removeFromParent() }
    guard !children.contains(where: { $0 === child }) else { return }
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }

  /// Takes the controller out of its parent, and calls its didMove(toParent:).
  ///
  /// The container has to call willMove(toParent:) itself before.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// The navigation controller that the controller is in, directly or through other containers.
  public var navigationController: UINavigationController? { nearestAncestor() }

  /// The tab bar controller that the controller is in, directly or through other containers.
  public var tabBarController: UITabBarController? { nearestAncestor() }

  /// The controller and the containers that it is in, inside first.
  var selfAndAncestors: some Sequence<UIViewController> {
    sequence(first: self) { $0.parent }
  }

  /// The controller and what the user sees inside it, outside first.
  ///
  /// A container of UIKit shows one child; in one of the app's own it is the last whose view is in
  /// the container's.
  var selfAndShown: some Sequence<UIViewController> {
    sequence(first: self) { $0.frontmostChild }
  }

  private var frontmostChild: UIViewController? { childrenInSight.last }

  /// The children that the user sees: the one that a container of UIKit shows, or all that have their
  /// views in the view of a container of the app's own.
  public var childrenInSight: [UIViewController] {
    if let shownChild { return [shownChild] }
    guard let own = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: own) == true }
  }

  /// The controller with what it shows, as a path for each screen, the one in front first.
  var pathsInSight: [[UIViewController]] {
    let inside = childrenInSight.reversed().flatMap(\.pathsInSight)
    return inside.isEmpty ? [[self]] : inside.map { [self] + $0 }
  }

  private func nearestAncestor<Container: UIViewController>() -> Container? {
    selfAndAncestors.dropFirst().lazy.compactMap { $0 as? Container }.first
  }
}
