import Coordinators
import UIKit

/// Leads through the four steps of the lesson, and out of it at the end.
public class HowToCodeCoordinator: Coordinator {
  private static let stepCount = 4

  /// Always empty: the lesson has no flows inside.
  public var children: [Coordinator] = []

  /// Shows the steps.
  public let router: Router

  private lazy var steps = (1...Self.stepCount).map { number in
    let step = makeStep(number)
    step.delegate = self
    return step
  }

  /// Creates the coordinator.
  public init(router: Router) {
    self.router = router
  }

  /// Returns the screen of a step.
  open func makeStep(_ number: Int) -> StepViewController {
    StepViewController(number: number)
  }

  /// Shows the first step.
  public func present(animated: Bool, onDismissed: (() -> Void)?) {
    router.present(steps[0], animated: animated, onDismissed: onDismissed)
  }
}

extension HowToCodeCoordinator: StepViewControllerDelegate {
  /// Shows the next step, or the end after the last.
  public func stepViewControllerDidPressNext(_ viewController: StepViewController) {
    if viewController.number < steps.count {
      router.present(steps[viewController.number], animated: true)
    } else {
      let startOver = StartOverViewController()
      startOver.title = "Start Over"
      startOver.delegate = self
      router.present(startOver, animated: true)
    }
  }
}

extension HowToCodeCoordinator: StartOverViewControllerDelegate {
  /// Ends the lesson.
  public func startOverViewControllerDidPressStartOver(_ viewController: StartOverViewController) {
    router.dismiss(animated: true)
  }
}
