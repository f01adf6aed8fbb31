/// The removal of a presented controller and all that lies over it.
@MainActor
final class Dismissal {
  private let presenter: UIViewController
  private let chain: [UIViewController]
  private let records: [UIPresentationController]
  private let transition: Transition

  init(over presenter: UIViewController, animated: Bool, interactive: Bool) {
    self.presenter = presenter
    chain = presenter.presentedChain
    records = ([presenter] + chain).compactMap(\.presentation)
    transition = Transition(
      .dismiss, from: chain.last, to: presenter, animated: animated, interactive: interactive)
  }

  private var isAnimated: Bool { transition.isAnimated }

  func begin() {
    for record in records { record.transition = transition }
    for controller in chain.reversed() {
      controller.beginDisappearing(animated: isAnimated, because: .beingDismissed)
    }
    if records.first?.presentationStyle.removesPresenter == true, let window = presenter.hostWindow
    {
      presenter.beginAppearing(animated: isAnimated, in: window)
    }
  }

  /// Lets the dismissal run to its end.
  func run(_ completion: (() -> Void)? = nil) {
    transition.run { [self] in
      for record in records { record.end() }
      presenter.endAppearing(animated: isAnimated)
      for controller in chain.reversed() {
        controller.endDisappearing(
          animated: isAnimated, leavingHierarchy: true, because: .beingDismissed)
      }
      transition.runCompletions()
      completion?()
    }
  }

  /// Lets go of the finger at the end of an interactive dismissal.
  func finish(_ completion: @escaping () -> Void) {
    transition.endInteraction(cancelled: false)
    run(completion)
  }

  /// Lets go of the finger before the end, which leaves everything presented.
  func cancel() {
    transition.endInteraction(cancelled: true)
    transition.run { [self] in
      for controller in chain where controller.appearance == .disappearing {
        controller.beginAppearing(animated: isAnimated, in: nil)
        controller.endAppearing(animated: isAnimated)
      }
      transition.runCompletions()
      for record in records { record.transition = nil }
    }
  }
}
