extension UIWindow {
  /// The controllers that the user sees and can touch, from the outermost container to the screen.
  ///
  /// They are what is presented last, or the root, and what it shows inside.
  public var frontmostPath: [UIViewController] { outermostInFront?.selfAndShown ?? [] }

  /// The screen that the user sees and can touch.
  public var frontmostViewController: UIViewController? { frontmostPath.last }

  /// What the user can do now that UIKit handles itself.
  public var systemGestures: [SystemGesture] {
    guard let outermost = outermostInFront else { return [] }
    guard !isFingerDown else { return [.finishGesture, .cancelGesture] }
    let paths = outermost.pathsInSight
    var gestures = navigation(in: paths)?.systemGestures ?? []
    gestures += innermost(UIPageViewController.self, in: paths)?.systemGestures ?? []
    gestures += outermost.presentationGestures
    gestures += innermost(UITabBarController.self, in: paths)?.systemGestures ?? []
    return gestures
  }

  /// The gestures of ``systemGestures`` that can be stopped half way, with the finger on the screen.
  public var beginningGestures: [SystemGesture] {
    systemGestures.compactMap(\.beginning)
  }

  /// Whether a finger on the screen holds what it has moved.
  public var isFingerDown: Bool { finger?.isDown == true }

  /// Does what the user can do now; the gesture has to be one of ``systemGestures`` or
  /// ``beginningGestures``.
  public func perform(_ gesture: SystemGesture) {
    switch gesture {
    case .back, .holdBack, .press:
      navigationInFront?.perform(gesture)
    case .swipeBack, .cancelSwipeBack, .beginSwipeBack:
      let swipe = navigationInFront?.beginSwipeBack()
      move(swipe.map { Finger(transition: $0) }, gesture)
    case .pullSheetDown, .cancelPullSheetDown, .beginPullSheetDown:
      move(outermostInFront?.beginPullingDown(), gesture)
    case .finishGesture, .cancelGesture: move(finger, gesture)
    case .tapOutside, .choose: outermostInFront?.performOnPresentation(gesture)
    case .turnPage(let forward):
      inFront(UIPageViewController.self)?.turnPage(forward: forward, finishing: true)
    case .cancelPageTurn(let forward):
      hasFollowedFinger = true
      inFront(UIPageViewController.self)?.turnPage(forward: forward, finishing: false)
    case .tapTab(let place, _):
      inFront(UITabBarController.self)?.tapTab(place)
    }
  }

  /// Leaves a finger on the screen, or lifts it at the end or before, as a gesture says.
  private func move(_ finger: Finger?, _ gesture: SystemGesture) {
    self.finger = nil
    hasFollowedFinger = finger != nil
    switch gesture {
    case .beginSwipeBack, .beginPullSheetDown: self.finger = finger
    case .cancelSwipeBack, .cancelPullSheetDown, .cancelGesture: finger?.lift(finishing: false)
    default: finger?.lift(finishing: true)
    }
  }

  /// Has VoiceOver's gesture for going back happen: from the screen in front outward, the first that
  /// knows what to do does it; returns whether any did.
  @discardableResult
  public func performEscape() -> Bool {
    frontmostPath.reversed().contains { $0.accessibilityPerformEscape() }
  }

  /// The stack whose bar is in front.
  private var navigationInFront: UINavigationController? {
    navigation(in: outermostInFront?.pathsInSight ?? [])
  }

  /// Returns the stack whose bar is in front: the innermost, but at its root the one that a split has
  /// put it on.
  private func navigation(in paths: [[UIViewController]]) -> UINavigationController? {
    let inner = innermost(UINavigationController.self, in: paths)
    guard let inner, inner.stack.count <= 1 else { return inner }
    return inner.container as? UINavigationController ?? inner
  }

  private func inFront<Container: UIViewController>(_ kind: Container.Type) -> Container? {
    innermost(kind, in: outermostInFront?.pathsInSight ?? [])
  }

  /// Returns the innermost container of a kind on the first path that has one.
  private func innermost<Container: UIViewController>(
    _ kind: Container.Type, in paths: [[UIViewController]]
  ) -> Container? {
    for path in paths {
      for place in path.indices.reversed() {
        if let container = path[place] as? Container { return container }
      }
    }
    return nil
  }
}

extension UIViewController {
  /// What the user calls the screen: its title, or else the name of its class.
  public var displayName: String {
    if let title, !title.isEmpty { return title }
    let name = TypeName.text(of: type(of: self))
    for suffix in ["ViewController", "Controller"] where name.hasSuffix(suffix) && name != suffix {
      return String(name.dropLast(suffix.count))
    }
    return name
  }
}
