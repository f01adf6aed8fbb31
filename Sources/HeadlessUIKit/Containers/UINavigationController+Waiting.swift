extension UINavigationController {
  /// Returns whether a push or replacement has to wait for the end of an animation of the stack or of
  /// a presentation over it, and if so puts it off; a stuck stack drops it.
  func putsOff(
    _ name: String, of screens: [UIViewController], pushAnimated isAnimated: Bool,
    _ request: @escaping (UINavigationController) -> Void
  ) -> Bool {
    guard let running = runningTransition else { return isStuck }
    if isBeginning(running) {
      complain(.nestedPush, "nested push animation can result in corrupted navigation bar")
    }
    let isImmediate =
      isOwn(running) && !isAnimated
      && HeadlessDevice.current.answer(to: .unanimatedPushInMotion) == .immediate
    if isImmediate { cutShort(running) }
    return putsOff("\(name) \(isAnimated)", of: screens, request)
  }

  /// Returns whether a pop has to wait for the end of an animation, and if so puts it off.
  ///
  /// What becomes of it is not established; on iOS 26 a pop does not wait for another one.
  func putsOff(
    pop name: String, to screen: UIViewController? = nil, animated isAnimated: Bool,
    _ request: @escaping (UINavigationController) -> Void
  ) -> Bool {
    let putsOff = { [self] in
      self.putsOff("\(name) \(isAnimated)", of: screen.map { [$0] } ?? [], request)
    }
    guard let running = runningTransition else { return isStuck }
    if isBeginning(running) {
      complain(.nestedPop, "nested pop animation can result in corrupted navigation bar")
    }
    guard isOwn(running) else { return putsOff() }
    if running.kind == .pop, HeadlessDevice.current.finds(.backInMotion) {
      running.cutShort()
      return putsOff()
    }
    switch HeadlessDevice.current.answer(to: .popInMotion) {
    case .ignored: return true
    case .immediate: cutShort(running)
    default: break
    }
    return putsOff()
  }

  private func putsOff(
    _ name: String, of screens: [UIViewController],
    _ request: @escaping (UINavigationController) -> Void
  ) -> Bool {
    guard let running = runningTransition else { return false }
    running.afterEnd(name, of: screens) { [self] in request(self) }
    return true
  }

  /// Whether a change of the stack is still calling the screens that it is about to move.
  private func isBeginning(_ running: Transition) -> Bool {
    isOwn(running) && running.phase == .beginning
  }

  private func isOwn(_ running: Transition) -> Bool { running === transition }

  /// Brings a change to its end in the way in which overlapping changes get a bar out of step.
  private func cutShort(_ running: Transition) {
    guard running.phase == .running else { return }
    complain(
      .unexpectedState,
      "Finishing up a navigation transition in an unexpected state. "
        + "Navigation Bar subview tree might get corrupted.")
    running.viewController(forKey: .to)?.complainOfImbalance()
    running.cutShort()
  }

  private func complain(_ complaint: UIKitComplaint, _ text: String) {
    HeadlessDevice.current.complain(complaint, text)
  }
}
