extension UIWindow {
  /// The controllers that the user sees and can touch, from the outermost container to the screen.
  ///
  /// They are what is presented last, or the root, and what it shows inside.
  public var frontmostPath: [UIViewController] {
    guard let rootViewController else { return [] }
    let outermost = rootViewController.presentedChain.last ?? rootViewController
    return Array(outermost.selfAndShown)
  }

  /// The screen that the user sees and can touch.
  public var frontmostViewController: UIViewController? { frontmostPath.last }

  /// What the user can do now that UIKit handles itself.
  public var systemGestures: [SystemGesture] {
    guard let outermost = frontmostPath.first else { return [] }
    return (inFront(UINavigationController.self)?.systemGestures ?? [])
      + outermost.presentationGestures
      + (inFront(UITabBarController.self)?.systemGestures ?? [])
  }

  /// Does what the user can do now; the gesture has to be one of ``systemGestures``.
  public func perform(_ gesture: SystemGesture) {
    switch gesture {
    case .back, .swipeBack, .cancelSwipeBack, .holdBack, .press:
      inFront(UINavigationController.self)?.perform(gesture)
    case .pullSheetDown, .cancelPullSheetDown, .tapOutside, .choose:
      frontmostPath.first?.performOnPresentation(gesture)
    case .tapTab(let place, _):
      inFront(UITabBarController.self)?.tapTab(place)
    }
  }

  /// Returns the innermost container of a kind on the path in front that has one.
  private func inFront<Container: UIViewController>(_ kind: Container.Type) -> Container? {
    let paths = frontmostPath.first?.pathsInSight ?? []
    return paths.lazy.compactMap { path in path.compactMap { $0 as? Container }.last }.first
  }
}

extension UIViewController {
  /// What the user calls the screen: its title, or else the name of its class.
  public var displayName: String {
    if let title, !title.isEmpty { return title }
    let name = "\(type(of: self))"
    for suffix in ["ViewController", "Controller"] where name.hasSuffix(suffix) && name != suffix {
      return String(name.dropLast(suffix.count))
    }
    return name
  }
}
