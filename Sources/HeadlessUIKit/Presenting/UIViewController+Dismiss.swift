extension UIViewController {
  func requestDismissal(animated: Bool, _ completion: (() -> Void)?) {
    guard !isPulledDown else { return }
    guard let presenter = presenterOfOwn ?? nearestPresenter else {
      return complete(completion, where: .idleDismissal)
    }
    guard presenter.canDismiss(for: self) else {
      return complete(completion, where: .refusedCompletion)
    }
    presenter.beginDismissing(animated: animated, completion)
  }

  /// Calls the controller's own dismiss, which does nothing more than what the user is doing.
  func dismissAsPulled() {
    isPulledDown = true
    dismiss(animated: true)
    isPulledDown = false
  }

  /// Runs the completion of a request that did nothing, where UIKit does that.
  func complete(_ completion: (() -> Void)?, where knob: UIKitKnob) {
    guard let completion, HeadlessDevice.current.finds(knob) else { return }
    completion()
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
