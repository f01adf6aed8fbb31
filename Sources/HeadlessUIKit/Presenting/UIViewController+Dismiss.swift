extension UIViewController {
  func requestDismissal(animated: Bool, _ completion: (() -> Void)?) {
    guard let presenter = presenterOfOwn ?? presentingViewController else {
      completion?()
      return
    }
    guard presenter.canDismiss(for: self) else { return }
    presenter.beginDismissing(animated: animated, interactive: false)?.run(completion)
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

  /// Begins to dismiss all that lies over this controller.
  func beginDismissing(animated: Bool, interactive: Bool) -> Dismissal? {
    guard presentation != nil else { return nil }
    let dismissal = Dismissal(over: self, animated: animated, interactive: interactive)
    dismissal.begin()
    return dismissal
  }
}
