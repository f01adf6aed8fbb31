import HeadlessUIKit

/// A router of a stack that does what a case says.
final class CaseRouter: HistoricRouter, UINavigationControllerDelegate {
  /// What the router does when it is told or asked something; what is not said it does soundly.
  struct Habits: Sendable {
    typealias Show = @MainActor (CaseRouter, UIViewController) -> Void
    typealias Present =
      @MainActor (CaseRouter, UIViewController, Bool, (() -> Void)?) -> Void

    var willShow: Show = { _, _ in }
    var didShow: Show = { router, _ in router.leaveDeparted() }
    var present: Present = { $0.push($1, animated: $2, onDismissed: $3) }
    var dismiss: @MainActor (CaseRouter, Bool) -> Void = { $0.pop(animated: $1) }
  }

  var path: [String] = []

  private var habits = Habits()

  convenience init(_ stack: UINavigationController, _ habits: Habits) {
    self.init(navigationController: stack)
    self.habits = habits
  }

  override func present(
    _ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?
  ) {
    habits.present(self, viewController, animated, onDismissed)
  }

  override func dismiss(animated: Bool) {
    habits.dismiss(self, animated)
  }

  func push(_ screen: UIViewController, animated: Bool, onDismissed: (() -> Void)?) {
    super.present(screen, animated: animated, onDismissed: onDismissed)
  }

  func pop(animated: Bool) {
    super.dismiss(animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    habits.willShow(self, viewController)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    habits.didShow(self, viewController)
  }
}
