/// The removal of a presented controller and all that lies over it.
@MainActor
final class Dismissal {
  private let record: UIPresentationController
  private let presenter: UIViewController
  private let chain: [UIViewController]
  private let uncoversPresenter: Bool
  private let transition: Transition

  init(
    of record: UIPresentationController, from presenter: UIViewController, animated: Bool,
    _ interactive: Bool
  ) {
    self.record = record
    self.presenter = presenter
    chain = presenter.presentedChain
    uncoversPresenter = record.presentationStyle.removesPresenter
    transition = Transition(
      .dismiss, from: chain.last, to: presenter, animated: animated, interactive: interactive)
  }

  private var isAnimated: Bool { transition.isAnimated }

  func begin() {
    record.transition = transition
    for controller in chain.reversed() {
      controller.beginDisappearing(animated: isAnimated, because: .beingDismissed)
    }
    if uncoversPresenter, presenter.isAttached {
      presenter.beginAppearing(animated: isAnimated, in: chain.first?.viewIfLoaded?.window)
    }
  }

  /// Lets the dismissal run to its end.
  func run(_ completion: (() -> Void)? = nil) {
    transition.run { [self] in
      let links = chain.dropLast().compactMap(\.presentation)
      transition.runCompletions()
      record.transition = nil
      record.end()
      for link in links { link.end() }
      presenter.endAppearing(animated: isAnimated)
      for controller in chain.reversed() {
        controller.endDisappearing(
          animated: isAnimated, leavingHierarchy: true, because: .beingDismissed)
      }
      completion?()
    }
  }

  /// Undoes an interactive dismissal that the user did not finish.
  func cancel() {
    transition.endInteraction(cancelled: true)
    transition.run { [self] in
      if uncoversPresenter, presenter.appearance == .appearing {
        presenter.beginDisappearing(animated: isAnimated)
        presenter.endDisappearing(animated: isAnimated, leavingHierarchy: true)
      }
      for controller in chain where controller.appearance == .disappearing {
        controller.beginAppearing(animated: isAnimated, in: nil)
        controller.endAppearing(animated: isAnimated)
      }
      transition.runCompletions()
      record.transition = nil
    }
  }

  /// Lets go of the finger at the end of an interactive dismissal.
  func finish(_ completion: @escaping () -> Void) {
    transition.endInteraction(cancelled: false)
    run(completion)
  }
}
