extension UIViewController {
  /// Presents a controller over this one.
  ///
  /// The request travels up to the outermost container (Apple, present(_:animated:completion:)). The
  /// slot is taken at once and the completion runs after viewDidAppear. When the slot is taken
  /// already, or the presenter's view is in no window, UIKit prints a warning and ignores the
  /// request, completion included.
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard let presenter = presenter(for: viewControllerToPresent) else { return }
    if let running = runningTransition, appearance == .appearing || appearance == .disappearing {
      return running.afterEnd { [self] in
        present(viewControllerToPresent, animated: flag, completion: completion)
      }
    }
    guard presenter.canPresent(viewControllerToPresent, for: self) else { return }
    presenter.beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Returns who would present, or nil when UIKit would end the app.
  private func presenter(for presented: UIViewController) -> UIViewController? {
    if let other = presented.loadedPresentationController?.activePresenter {
      HeadlessDevice.current.raise(
        "NSInvalidArgumentException",
        "Application tried to present modally a view controller \(presented.debugName) that is "
          + "already being presented by \(other.debugName).")
      return nil
    }
    guard presented !== self, presented.parent == nil, presented.rootWindow == nil else {
      HeadlessDevice.current.raise(
        "NSInvalidArgumentException",
        "Application tried to present modally an active controller \(presented.debugName).")
      return nil
    }
    return selfAndAncestors.reduce(self) { $1 }
  }

  private func canPresent(_ presented: UIViewController, for caller: UIViewController) -> Bool {
    let attempt =
      "Attempt to present \(presented.debugName) on \(debugName) (from \(caller.debugName))"
    if let presentation {
      let isMoving = presentation.transition != nil
      let other = presentation.presentedViewController.debugName
      HeadlessDevice.current.warn(
        isMoving
          ? "\(attempt) while a presentation is in progress."
          : "\(attempt) which is already presenting \(other).")
      return false
    }
    guard viewIfLoaded?.window != nil else {
      HeadlessDevice.current.warn("\(attempt) whose view is not in the window hierarchy.")
      return false
    }
    if rootWindow == nil, loadedPresentationController?.activePresenter == nil {
      HeadlessDevice.current.warn(
        "Presenting view controllers on detached view controllers is discouraged \(debugName).")
    }
    return true
  }

  private func beginPresenting(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard let window = viewIfLoaded?.window, let record = presented.presentationController
    else { return }
    let coversAll = record.presentationStyle.removesPresenter
    record.begin(from: self)
    presentation = record
    let transition = Transition(.present, from: self, to: presented, animated: animated)
    record.transition = transition
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
