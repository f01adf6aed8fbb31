import Coordinators
import UIKit

/// Asks the questions of a form in a sheet.
public class FormCoordinator: Coordinator {
  /// Always empty: there are no flows inside.
  public var children: [Coordinator] = []

  /// Shows the questions.
  public let router: Router

  private let form: Form

  init(router: Router, form: Form) {
    self.router = router
    self.form = form
  }

  /// Asks the first question.
  public func present(animated: Bool, onDismissed: (() -> Void)?) {
    ask(1, animated: animated, onDismissed: onDismissed)
  }

  private func ask(_ number: Int, animated: Bool = true, onDismissed: (() -> Void)? = nil) {
    let viewController = FormStepViewController(of: form, number: number)
    viewController.delegate = self
    router.present(viewController, animated: animated, onDismissed: onDismissed)
  }
}

extension FormCoordinator: FormStepViewControllerDelegate {
  /// Asks the next question, or closes the sheet after the last.
  public func formStepViewControllerDidPressNext(_ viewController: FormStepViewController) {
    if viewController.number < form.stepCount {
      ask(viewController.number + 1)
    } else {
      router.dismiss(animated: true)
    }
  }
}
