extension UIViewController {
  /// Dismisses what this controller presents, or else the controller itself.
  ///
  /// What lies over the dismissed controller goes with it. While a presentation or dismissal runs
  /// the request is ignored with a warning, completion included. With nothing to dismiss the
  /// completion runs at once, which Apple does not document.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presenter = presenterOfOwn ?? presentingViewController else {
      completion?()
      return
    }
    guard presenter.canDismiss(for: self) else { return }
    presenter.beginDismissing(animated: flag, interactive: false)?.run(completion)
  }

  private func canDismiss(for caller: UIViewController) -> Bool {
    let isMoving = ([self] + presentedChain).contains { $0.presentation?.transition != nil }
    guard isMoving else { return true }
    HeadlessDevice.current.warn(
      "Attempt to dismiss from view controller \(caller.debugName) while a presentation or "
        + "dismiss is in progress!")
    return false
  }

  /// Begins to dismiss all that lies over this controller.
  func beginDismissing(animated: Bool, interactive: Bool) -> Dismissal? {
    guard let presentation else { return nil }
    let dismissal = Dismissal(of: presentation, from: self, animated: animated, interactive)
    dismissal.begin()
    return dismissal
  }
}
