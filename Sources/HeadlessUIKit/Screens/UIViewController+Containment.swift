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

  /// Shows a controller the way that suits the place: pushed inside a navigation controller.
  public func show(_ viewController: UIViewController, sender: Any?) {
    let navigation = self as? UINavigationController ?? navigationController
    if let navigation {
      navigation.pushViewController(viewController, animated: true)
    } else {
      present(viewController, animated: true)
    }
  }

  /// The controller and the containers that it is in, inside first.
  var selfAndAncestors: some Sequence<UIViewController> {
    sequence(first: self) { $0.parent }
  }

  private func nearestAncestor<Container: UIViewController>() -> Container? {
    selfAndAncestors.dropFirst().lazy.compactMap { $0 as? Container }.first
  }
}
