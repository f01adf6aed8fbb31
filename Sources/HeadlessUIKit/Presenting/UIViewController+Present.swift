extension UIViewController {
  func requestPresentation(
    of presented: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    let text = "\(displayName).present(\(presented.displayName))"
    requestPresentation(of: presented, animated: animated, OwedCompletion(completion, of: text))
  }

  private func requestPresentation(
    of presented: UIViewController, animated: Bool, _ completion: OwedCompletion?
  ) {
    guard canBePresented(presented) else { return }
    let request = { [self] in requestPresentation(of: presented, animated: animated, completion) }
    if putsOff(presentationOf: presented, request) { return }
    guard outermost.hasFreeSlot(for: presented, from: self) else {
      completion?.refuse()
      return
    }
    if isOnTheMove || outermost.isOnTheMove, let running = runningTransition {
      return running.afterEnd("present", of: [self, presented], request)
    }
    guard outermost.isOnScreen(for: presented, from: self) else {
      completion?.refuse()
      return
    }
    PresentationStart(of: presented, from: self, animated: animated)?.run(completion)
  }

  /// Returns whether a presentation waits for whatever moves, where UIKit is taken to have it wait
  /// always, and if so puts it off.
  private func putsOff(
    presentationOf presented: UIViewController, _ request: @escaping () -> Void
  ) -> Bool {
    guard let running = runningTransition,
      HeadlessDevice.current.answer(to: .presentInMotion) == .deferred
    else { return false }
    running.afterEnd("present", of: [self, presented], request)
    return true
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
    guard presented !== self, presented.container == nil, presented.rootWindow == nil else {
      HeadlessDevice.current.complain(
        .presentActive,
        "Application tried to present modally an active controller \(presented.debugName).")
      return false
    }
    return true
  }

  private func hasFreeSlot(for presented: UIViewController, from caller: UIViewController) -> Bool {
    let attempt = attempt(to: presented, from: caller)
    let isRefused =
      runningTransition != nil && HeadlessDevice.current.answer(to: .presentInMotion) == .refused
    if isRefused || presentation?.transition != nil {
      HeadlessDevice.current.complain(
        .presentInProgress, "\(attempt) while a presentation is in progress.")
      return false
    }
    guard let other = presentation?.presentedViewController else { return true }
    HeadlessDevice.current.complain(
      .presentBusy, "\(attempt) which is already presenting \(other.debugName).")
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
}
