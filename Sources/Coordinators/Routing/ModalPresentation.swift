/// One navigation controller on its way over another controller, and away again.
///
/// UIKit ignores both requests while it animates another presentation; this waits instead. The
/// navigation controller's own view keeps it alive until it has left.
@MainActor
final class ModalPresentation {
  private weak var parentViewController: UIViewController?
  private weak var navigationController: UINavigationController?
  private weak var watch: DepartureWatch?
  private var hasArrived = false
  private var isEnding = false
  private var endsInThisTurn = false
  private var endsAnimated = false

  /// Creates a presentation that has not begun.
  init(
    of navigationController: UINavigationController, over parentViewController: UIViewController?
  ) {
    self.navigationController = navigationController
    self.parentViewController = parentViewController
    let watch = DepartureWatch(over: navigationController) { self.isEnding = true }
    self.watch = watch
  }

  /// The navigation controller, unless it has left or was asked to leave in this turn.
  ///
  /// While it is seen on its way out it takes in what comes in later turns: a tap on a screen that
  /// leaves is meant for what leaves.
  var openNavigationController: UINavigationController? {
    isEnding && !isSeenLeaving ? nil : navigationController
  }

  private var isSeenLeaving: Bool {
    !endsInThisTurn && navigationController?.presentingViewController != nil
  }

  /// Presents the navigation controller.
  func begin(animated: Bool) {
    guard let navigationController else { return }
    NavigationObserver.observer(of: navigationController).presentation = self
    show(navigationController, animated: animated)
  }

  /// Dismisses the navigation controller with all that lies over it.
  func end(animated: Bool) {
    isEnding = true
    endsInThisTurn = true
    inNextTurn { self.endsInThisTurn = false }
    endsAnimated = animated
    if hasArrived { navigationController?.leavePresenter(animated: animated) }
  }

  private func show(_ navigationController: UINavigationController, animated: Bool) {
    guard !isEnding, let parentViewController else { return abandon(navigationController) }
    guard !parentViewController.isPresentationMoving else {
      return parentViewController.afterAnimations {
        self.show(navigationController, animated: animated)
      }
    }
    parentViewController.present(navigationController, animated: animated) { self.arrive() }
    guard navigationController.presentingViewController == nil else { return }
    parentViewController.afterAnimations { self.abandonIfRefused(navigationController) }
  }

  private func arrive() {
    hasArrived = true
    if isEnding { navigationController?.leavePresenter(animated: endsAnimated) }
  }

  /// Ends when UIKit has refused the presentation, and has not just put it off.
  private func abandonIfRefused(_ navigationController: UINavigationController) {
    if navigationController.presentingViewController == nil { abandon(navigationController) }
  }

  private func abandon(_ navigationController: UINavigationController) {
    isEnding = true
    watch?.end()
    NavigationObserver.observer(of: navigationController).abandon()
  }
}
