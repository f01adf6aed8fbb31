public import Foundation

/// One presentation: who presents whom, and how.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public let presentedViewController: UIViewController

  /// Learns how the user dismisses the presentation.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  private weak var presenter: UIViewController?

  /// How the presented controller covers what is below, as the app has said it.
  let style: UIModalPresentationStyle

  /// Who presented, once the presentation has ended.
  private(set) weak var formerPresenter: UIViewController?

  /// The animation that brings the presentation onto the screen or off it, while it runs.
  weak var transition: Transition?

  /// Creates the record of a presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
    style = presentedViewController.modalPresentationStyle
    super.init()
  }

  /// The controller that presents; the presented one itself before the presentation begins.
  public var presentingViewController: UIViewController { presenter ?? presentedViewController }

  /// How the presented controller covers what is below: the style that it had when it was first asked
  /// for its presentation controller.
  ///
  /// A style set after that comes too late for this presentation (react-native-screens, after Apple).
  open var presentationStyle: UIModalPresentationStyle { style.resolved }

  /// Whether what is below leaves the screen.
  open var shouldRemovePresentersView: Bool { style.removesPresenter }

  /// The view that the presentation happens in, from its beginning to its end.
  open var containerView: UIView? { presenter?.hostWindow }

  /// The view that is presented.
  open var presentedView: UIView? { presentedViewController.view }

  /// Tells that the controller is about to come onto the screen.
  open func presentationTransitionWillBegin() {}

  /// Tells that the controller has come onto the screen, or that this was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Tells that the controller is about to leave the screen.
  open func dismissalTransitionWillBegin() {}

  /// Tells that the controller has left the screen, or that this was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Who presents, once the presentation has begun and until it has ended.
  var activePresenter: UIViewController? { presenter }

  /// Links the two controllers: from now on it is the presenter that owns the presentation.
  func begin(from presenter: UIViewController, _ transition: Transition) {
    self.presenter = presenter
    self.transition = transition
    presenter.presentation = self
    presentedViewController.ownPresentation = self
    presentedViewController.unusedPresentationController = nil
  }

  /// Undoes the links between the two controllers.
  func end() {
    if let presenter {
      presenter.presentation = nil
      presenter.strandingWindow?.letGo(of: presenter)
    }
    formerPresenter = presenter
    presenter = nil
    transition = nil
    presentedViewController.ownPresentation = nil
  }
}

extension UIPresentationController: ModelledObject {
  package func tellState(to listener: any StateListener) {
    listener.hear("presented", object: presentedViewController)
    listener.hear("style", number: style.rawValue)
    listener.hear("delegate", object: delegate)
    listener.hear("transition", object: transition)
  }
}
