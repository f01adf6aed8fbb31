extension UINavigationController {
  /// What the user can do with the bar and the edge of the screen.
  ///
  /// The back menu lists all lower screens, nearest first, in versions that have one (iOS 14,
  /// wikimedia/wikipedia-ios 3640). The swipe does not begin while an animation runs, and the long
  /// press for the menu outlasts one.
  var systemGestures: [SystemGesture] {
    var gestures: [SystemGesture] = []
    let offersBack = offersBack
    if offersBack { gestures.append(.back) }
    if canSwipe { gestures += [.swipeBack, .cancelSwipeBack] }
    if offersBack, runningTransition == nil { gestures += backMenu }
    for (place, button) in barButtons.enumerated() where button.canBePressed(on: screenInBar) {
      gestures.append(.press(place, title: button.title.name(orPlace: place)))
    }
    return gestures
  }

  func perform(_ gesture: SystemGesture) {
    switch gesture {
    case .back: tapBack()
    case .holdBack(let place, _): goBack { $0.popToViewController($0.stack[place], animated: true) }
    case .press(let place, _): barButtons[place].press(on: screenInBar)
    default: break
    }
  }

  /// Pops the top, unless the controller forbids it as the delegate of its bar.
  ///
  /// That is asked since iOS 13, for a tap only: the menu of the back button goes past it (MAUI pull
  /// request 24003).
  private func tapBack() {
    guard let top = stack.last else { return }
    let delegate = self as? any UINavigationBarDelegate
    guard delegate?.navigationBar(navigationBar, shouldPop: top.navigationItem) != false else {
      return
    }
    cutShortForWayBack()
    popOnceAtRest()
  }

  /// Pops the top once no animation runs any more, for which Back waits before iOS 26.
  private func popOnceAtRest() {
    guard let runningTransition else { return goBack { $0.popViewController(animated: true) } }
    runningTransition.afterEnd("back") { [self] in popOnceAtRest() }
  }

  /// Pops, and tells the controller as the delegate of its bar once that has ended.
  private func goBack(by pop: (UINavigationController) -> Void) {
    let top = stack.last
    pop(self)
    guard let top, let delegate = self as? any UINavigationBarDelegate else { return }
    transition?.afterEnd("tell of pop", of: [top].compactMap { $0 }) { [self] in
      delegate.navigationBar(navigationBar, didPop: top.navigationItem)
    }
  }

  /// Whether there is a back button.
  var offersBack: Bool {
    guard stack.count > 1, !isNavigationBarHidden, let top = stack.last else { return false }
    return top.loadedNavigationItem?.offersBack ?? true
  }

  /// The screen whose buttons are in the bar: the top, or that of a stack which a split has put there.
  private var screenInBar: UIViewController? {
    (stack.last as? UINavigationController)?.screenInBar ?? stack.last
  }

  /// Whether a swipe can begin: where there is a back button, or anywhere once the app has taken
  /// UIKit's delegate off the recognizer.
  private var canSwipe: Bool {
    guard interactivePopGestureRecognizer?.isEnabled == true, hasUnguardedSwipe || offersBack
    else { return false }
    return runningTransition == nil || canBeginInMotion
  }

  /// Whether a swipe can begin while a change of the stack runs.
  private var canBeginInMotion: Bool {
    runningTransition === transition && HeadlessDevice.current.finds(.backInMotion)
  }

  /// The choices of the back menu; with one lower screen the only one would do what Back does.
  private var backMenu: [SystemGesture] {
    guard stack.count > 2, HeadlessDevice.current.finds(.backMenu) else { return [] }
    return stack.indices.dropLast().reversed().map { place in
      let lower = stack[place]
      let title = lower.loadedNavigationItem?.backButtonTitle ?? lower.displayName
      return .holdBack(choosing: place, title: title)
    }
  }

  private var barButtons: [UIBarButtonItem] {
    guard !isNavigationBarHidden, let item = screenInBar?.loadedNavigationItem else { return [] }
    return (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
  }
}
