extension UIViewController {
  /// What the user can do with the controller as something presented: pull it down, tap beside it,
  /// choose a button of it.
  var presentationGestures: [SystemGesture] {
    guard let record = ownPresentation, record.transition == nil else { return [] }
    if let alert = self as? UIAlertController { return alert.alertGestures }
    let style = record.style
    return (style.isSheet ? [.pullSheetDown, .cancelPullSheetDown] : [])
      + (style.hasOutside ? [.tapOutside] : [])
  }

  func performOnPresentation(_ gesture: SystemGesture) {
    switch (gesture, self) {
    case (.choose(let place, _), let alert as UIAlertController):
      alert.choose(alert.actions[place])
    case (.tapOutside, let alert as UIAlertController):
      if let cancel = alert.cancelAction { alert.choose(cancel) }
    default: beginPullingDown()?.lift(finishing: true)
    }
  }

  /// Asks whether the user may dismiss and begins to; says so and returns nil otherwise.
  ///
  /// What is shown inside the presented controller can forbid it too, as the edited screen in its
  /// navigation controller does in Apple's sample (Disabling the pull-down gesture for a sheet).
  func beginPullingDown() -> Finger? {
    guard let record = ownPresentation else { return nil }
    let mayDismiss =
      !selfAndShown.contains(where: \.isModalInPresentation)
      && record.delegate?.presentationControllerShouldDismiss(record) ?? true
    guard mayDismiss else {
      record.delegate?.presentationControllerDidAttemptToDismiss(record)
      return nil
    }
    record.delegate?.presentationControllerWillDismiss(record)
    let transition = record.activePresenter?.beginDismissing(animated: true, interactive: true) {
      record.delegate?.presentationControllerDidDismiss(record)
    }
    return transition.map { Finger(transition: $0, sheet: self) }
  }
}

extension UIAlertController {
  /// The buttons, and the tap beside an action sheet that has a cancel button.
  fileprivate var alertGestures: [SystemGesture] {
    let choices = actions.indices.filter { actions[$0].isEnabled }.map { place in
      SystemGesture.choose(place, title: actions[place].title.name(orPlace: place))
    }
    let hasOutside = preferredStyle == .actionSheet && cancelAction != nil
    return choices + (hasOutside ? [.tapOutside] : [])
  }
}

extension UITabBarController {
  /// A tap on each of the tabs, unless a screen of the shown stack hides them.
  var systemGestures: [SystemGesture] {
    let stack = (selectedViewController as? UINavigationController)?.stack ?? []
    guard !stack.contains(where: \.hidesBottomBarWhenPushed) else { return [] }
    return contained.indices.map { place in
      let title = contained[place].tabBarItem?.title ?? contained[place].displayName
      return .tapTab(place, title: title)
    }
  }
}
