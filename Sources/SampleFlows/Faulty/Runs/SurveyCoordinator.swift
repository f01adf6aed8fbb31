import Coordinators
import UIKit

/// Shows home, and a survey over it.
///
/// Whoever puts the survey off is asked again, and again.
public final class SurveyCoordinator: Coordinator {
  /// Always empty: there are no flows inside.
  public var children: [Coordinator] = []

  /// Shows home.
  public let router: Router

  /// Creates the coordinator.
  public init(router: Router) {
    self.router = router
  }

  /// Shows home.
  public func present(animated: Bool, onDismissed: (() -> Void)?) {
    router.present(screen("Home"), animated: animated, onDismissed: onDismissed)
  }

  private func screen(_ title: String) -> ButtonViewController {
    let screen = ButtonViewController(title: title)
    screen.delegate = self
    return screen
  }
}

extension SurveyCoordinator: ButtonViewControllerDelegate {
  /// Shows the survey, ends it, or asks whether that is meant; the answer leads back to the survey.
  public func buttonViewController(
    _ viewController: ButtonViewController, didPress button: String
  ) {
    switch button {
    case "take part":
      let survey = screen("Survey")
      survey.modalPresentationStyle = .fullScreen
      viewController.present(survey, animated: true)
    case "send": viewController.dismiss(animated: true)
    default:
      let alert = UIAlertController(title: "Later?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Ask me again", style: .default))
      viewController.present(alert, animated: true)
    }
  }
}
