/// The way of a presented controller onto the screen.
@MainActor
final class PresentationStart {
  private let presenter: UIViewController
  private let presented: UIViewController
  private let record: UIPresentationController
  private let window: UIWindow
  private let transition: Transition

  /// Prepares to present over the container of a controller; nil where that is in no window.
  init?(of presented: UIViewController, from source: UIViewController, animated: Bool) {
    let presenter = source.outermost
    guard let window = presenter.viewIfLoaded?.window,
      let record = presented.record(presenting: presenter, from: source)
    else { return nil }
    self.presenter = presenter
    self.presented = presented
    self.record = record
    self.window = window
    transition = Transition(
      .present, from: presenter, to: presented, in: window, animated: animated,
      by: animated ? presented.animation(presenting: presenter, from: source) : nil)
  }

  private var isAnimated: Bool { transition.isAnimated }

  /// Takes the slot, and lets the presentation run to its end.
  func run(_ completion: OwedCompletion?) {
    record.begin(from: presenter, transition)
    record.presentationTransitionWillBegin()
    if record.shouldRemovePresentersView { presenter.beginDisappearing(animated: isAnimated) }
    presented.beginAppearing(animated: isAnimated, in: window, because: .beingPresented)
    transition.run(endingAtOnce: HeadlessDevice.current.endsPresentationsAtOnce(isAnimated)) {
      [self] isFinished in
      isFinished ? end() : endCancelling()
      record.presentationTransitionDidEnd(isFinished)
      if isFinished { completion?.run() }
    }
  }

  private func end() {
    presented.endAppearing(animated: isAnimated, because: .beingPresented)
    if record.shouldRemovePresentersView {
      presenter.endDisappearing(animated: isAnimated, leavingHierarchy: true)
    }
    transition.runCompletions()
    record.transition = nil
  }

  private func endCancelling() {
    presented.beginDisappearing(animated: isAnimated, because: .beingDismissed)
    record.end()
    if record.shouldRemovePresentersView {
      presenter.beginAppearing(animated: isAnimated, in: window)
      presenter.endAppearing(animated: isAnimated)
    }
    presented.endDisappearing(
      animated: isAnimated, leavingHierarchy: true, because: .beingDismissed)
    transition.runCompletions()
  }
}

extension HeadlessDevice {
  /// Returns whether a presentation or dismissal ends before the request for it returns.
  func endsPresentationsAtOnce(_ isAnimated: Bool) -> Bool {
    !isAnimated && answer(to: .unanimatedChange) == .atOnce
  }
}
