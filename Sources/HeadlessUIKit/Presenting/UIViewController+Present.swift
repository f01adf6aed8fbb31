extension UIViewController {
  func requestPresentation(
    of presented: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    guard canBePresented(presented), outermost.hasFreeSlot(for: presented, from: self)
    else { return }
    if let running = runningTransition, isOnTheMove || outermost.isOnTheMove {
      return running.afterEnd { [self] in
        requestPresentation(of: presented, animated: animated, completion)
      }
    }
    guard outermost.isOnScreen(for: presented, from: self) else { return }
    outermost.beginPresenting(presented, animated: animated, completion)
  }

  /// Whether the controller is being shown or hidden.
  private var isOnTheMove: Bool { appearance == .appearing || appearance == .disappearing }

  /// Returns whether a controller is free to be presented; UIKit ends the app when it is not.
  private func canBePresented(_ presented: UIViewController) -> Bool {
    if let other = presented.ownPresentation?.activePresenter {
      HeadlessDevice.current.complain(
        .presentAlreadyPresented,
        "Application tried to present modally a view controller \(presented.debugName) that is "
          + "already being presented by \(other.debugName).")
      return false
    }
    guard presented !== self, presented.parent == nil, presented.rootWindow == nil else {
      HeadlessDevice.current.complain(
        .presentActive,
        "Application tried to present modally an active controller \(presented.debugName).")
      return false
    }
    return true
  }

  private func hasFreeSlot(for presented: UIViewController, from caller: UIViewController) -> Bool {
    guard let presentation else { return true }
    let attempt = attempt(to: presented, from: caller)
    if presentation.transition != nil {
      HeadlessDevice.current.complain(
        .presentInProgress, "\(attempt) while a presentation is in progress.")
    } else {
      let other = presentation.presentedViewController.debugName
      HeadlessDevice.current.complain(
        .presentBusy, "\(attempt) which is already presenting \(other).")
    }
    return false
  }

  private func isOnScreen(for presented: UIViewController, from caller: UIViewController) -> Bool {
    guard viewIfLoaded?.window != nil else {
      HeadlessDevice.current.complain(
        .presentNotInWindow,
        "\(attempt(to: presented, from: caller)) whose view is not in the window hierarchy.")
      return false
    }
    if rootWindow == nil, ownPresentation?.activePresenter == nil {
      HeadlessDevice.current.complain(
        .presentDetached,
        "Presenting view controllers on detached view controllers is discouraged \(debugName).")
    }
    return true
  }

  private func attempt(to present: UIViewController, from caller: UIViewController) -> String {
    "Attempt to present \(present.debugName) on \(debugName) (from \(caller.debugName))"
  }

  private func beginPresenting(
    _ presented: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    guard let window = viewIfLoaded?.window, let record = presented.presentationController
    else { return }
    let coversAll = record.presentationStyle.removesPresenter
    let transition = Transition(.present, from: self, to: presented, animated: animated)
    record.begin(from: self, transition)
    if coversAll { beginDisappearing(animated: animated) }
    presented.beginAppearing(animated: animated, in: window, because: .beingPresented)
    transition.run { [self] in
      presented.endAppearing(animated: animated, because: .beingPresented)
      if coversAll { endDisappearing(animated: animated, leavingHierarchy: true) }
      transition.runCompletions()
      record.transition = nil
      completion?()
    }
  }
}
