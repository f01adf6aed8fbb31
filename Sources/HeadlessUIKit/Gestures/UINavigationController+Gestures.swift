extension UINavigationController {
  /// What the user can do with the bar and the edge of the screen.
  ///
  /// The back menu lists all lower screens (iOS 14), nearest first. The swipe does not begin while
  /// an animation runs, and the long press for the menu outlasts one.
  var systemGestures: [SystemGesture] {
    (offersBack ? backGestures : [])
      + barButtons.indices.compactMap { place in
        guard barButtons[place].canBePressed else { return nil }
        return .press(place, title: barButtons[place].title ?? "button \(place + 1)")
      }
  }

  func perform(_ gesture: SystemGesture) {
    switch gesture {
    case .back:
      cutShortForWayBack()
      popViewController(animated: true)
    case .holdBack(let place, _): popToViewController(stack[place], animated: true)
    case .press(let place, _): barButtons[place].press()
    default: break
    }
  }

  private var offersBack: Bool {
    guard stack.count > 1, !isNavigationBarHidden, let top = stack.last else { return false }
    return top.loadedNavigationItem?.offersBack ?? true
  }

  private var backGestures: [SystemGesture] {
    let canSwipe = interactivePopGestureRecognizer?.isEnabled == true
    guard runningTransition == nil else { return canSwipe && canBeginInMotion ? swipes : [.back] }
    let menu = stack.indices.dropLast().reversed().map { place in
      let lower = stack[place]
      let title = lower.loadedNavigationItem?.backButtonTitle ?? lower.displayName
      return SystemGesture.holdBack(choosing: place, title: title)
    }
    return (canSwipe ? swipes : [.back]) + (stack.count > 2 ? menu : [])
  }

  private var swipes: [SystemGesture] { [.back, .swipeBack, .cancelSwipeBack] }

  /// Whether a swipe can begin while a change of the stack runs.
  private var canBeginInMotion: Bool {
    runningTransition === transition && HeadlessDevice.current.finds(.backInMotion)
  }

  private var barButtons: [UIBarButtonItem] {
    guard !isNavigationBarHidden, let item = stack.last?.loadedNavigationItem else { return [] }
    return (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
  }
}
