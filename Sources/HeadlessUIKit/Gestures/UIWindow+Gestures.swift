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
    let path = frontmostPath
    guard let outermost = path.first else { return [] }
    let navigation = path.lazy.compactMap { $0 as? UINavigationController }.last
    let tabs = path.compactMap { $0 as? UITabBarController }.last
    return (navigation?.systemGestures ?? []) + outermost.presentationGestures
      + (tabs?.systemGestures ?? [])
  }

  /// Does what the user can do now; the gesture has to be one of ``systemGestures``.
  public func perform(_ gesture: SystemGesture) {
    let path = frontmostPath
    let navigation = path.lazy.compactMap { $0 as? UINavigationController }.last
    switch gesture {
    case .back, .swipeBack, .cancelSwipeBack, .holdBack, .press:
      navigation?.perform(gesture)
    case .pullSheetDown, .cancelPullSheetDown, .tapOutside, .choose:
      path.first?.performOnPresentation(gesture)
    case .tapTab(let place, _):
      path.compactMap { $0 as? UITabBarController }.last?.tapTab(place)
    }
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
