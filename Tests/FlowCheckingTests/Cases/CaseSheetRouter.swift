import Coordinators
import HeadlessUIKit

/// A router of sheets that does what a case says.
final class CaseSheetRouter: NSObject, Router, UIAdaptivePresentationControllerDelegate {
  /// What the router hears of and does.
  struct Habits: Sendable {
    var hearsPull = true
    var hearsClose = true
    var forgetsFirst = true
    var runsByHand = false
    var dismissesAtEnd = false
  }

  private weak var parent: UIViewController?
  private let habits: Habits
  private var onDismissed: (() -> Void)?

  init(over parent: UIViewController, _ habits: Habits) {
    self.parent = parent
    self.habits = habits
  }

  func present(_ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?) {
    self.onDismissed = onDismissed
    if habits.hearsPull { viewController.presentationController?.delegate = self }
    parent?.present(viewController, animated: animated)
  }

  func dismiss(animated: Bool) {
    parent?.dismiss(animated: animated) { [self] in if habits.hearsClose { run() } }
    if habits.runsByHand && !animated { run() }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    run()
  }

  private func run() {
    let closure = onDismissed
    if habits.forgetsFirst { onDismissed = nil }
    closure?()
    if !habits.runsByHand { onDismissed = nil }
  }
}
