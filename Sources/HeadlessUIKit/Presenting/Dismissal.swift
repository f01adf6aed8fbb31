/// The removal of a presented controller and all that lies over it.
@MainActor
final class Dismissal {
  private let presenter: UIViewController
  private let chain: [UIViewController]
  private let records: [UIPresentationController]
  private let transition: Transition

  /// Prepares to dismiss what a controller presents, which only the top-most shows animated.
  init(over presenter: UIViewController, animated: Bool, interactive: Bool) {
    self.presenter = presenter
    chain = presenter.presentedChain
    records = ([presenter] + chain).compactMap(\.presentation)
    transition = Transition(
      .dismiss, from: chain.last, to: presenter, in: presenter.hostWindow, animated: animated,
      interactive: interactive,
      by: animated && !interactive ? chain.last?.animationOfDismissal() : nil)
  }

  private var isAnimated: Bool { transition.isAnimated }

  /// Begins the dismissal and lets it run to its end; returns its transition.
  @discardableResult
  func run(_ completion: (() -> Void)? = nil) -> Transition {
    begin()
    transition.run(endingAtOnce: HeadlessDevice.current.endsPresentationsAtOnce(isAnimated)) {
      [self] isFinished in
      isFinished ? end() : endCancelling()
      for record in records { record.dismissalTransitionDidEnd(isFinished) }
      if isFinished { completion?() }
    }
    return transition
  }

  private func begin() {
    HeadlessDevice.current.settleScreens()
    for record in records {
      record.transition = transition
      record.dismissalTransitionWillBegin()
    }
    for controller in chain.reversed() {
      controller.beginDisappearing(animated: isAnimated, because: .beingDismissed)
    }
    if records.first?.shouldRemovePresentersView == true, let window = presenter.hostWindow {
      presenter.beginAppearing(animated: isAnimated, in: window)
    }
  }

  private func end() {
    for record in records { record.end() }
    presenter.endAppearing(animated: isAnimated)
    for (controller, record) in zip(chain, records).reversed() {
      controller.formerPresenter = record.formerPresenter
      controller.endDisappearing(
        animated: isAnimated, leavingHierarchy: true, because: .beingDismissed)
      controller.formerPresenter = nil
    }
    transition.runCompletions()
  }

  private func endCancelling() {
    if records.first?.shouldRemovePresentersView == true, presenter.appearance == .appearing {
      presenter.beginDisappearing(animated: isAnimated)
      presenter.endDisappearing(animated: isAnimated, leavingHierarchy: true)
    }
    for controller in chain where controller.appearance == .disappearing {
      controller.beginAppearing(animated: isAnimated, in: nil)
      controller.endAppearing(animated: isAnimated)
    }
    transition.runCompletions()
    for record in records { record.transition = nil }
  }
}
