extension UIViewController {
  func requestDismissal(animated: Bool, _ completion: (() -> Void)?) {
    let completion = OwedCompletion(completion, of: "\(displayName).dismiss()")
    guard !isPulledDown else { return }
    guard let presenter = presenterOfOwn ?? nearestPresenter else {
      if let completion, HeadlessDevice.current.finds(.idleDismissal) { completion.run() }
      return
    }
    guard presenter.canDismiss(for: self) else {
      completion?.refuse()
      return
    }
    presenter.beginDismissing(animated: animated, completion?.run)
  }

  /// Calls the controller's own dismiss, which does nothing more than what the user is doing.
  func dismissAsPulled() {
    isPulledDown = true
    dismiss(animated: true)
    isPulledDown = false
  }

  private func canDismiss(for caller: UIViewController) -> Bool {
    let isMoving = ([self] + presentedChain).contains { $0.presentation?.transition != nil }
    guard isMoving else { return true }
    HeadlessDevice.current.complain(
      .dismissBusy,
      "Attempt to dismiss from view controller \(caller.debugName) while a presentation or "
        + "dismiss is in progress!")
    return false
  }

  /// Begins to dismiss all that lies over this controller; returns the transition.
  @discardableResult
  func beginDismissing(
    animated: Bool, interactive: Bool = false, _ completion: (() -> Void)? = nil
  ) -> Transition? {
    guard presentation != nil else { return nil }
    let dismissal = Dismissal(over: self, animated: animated, interactive: interactive)
    return dismissal.run(completion)
  }
}
