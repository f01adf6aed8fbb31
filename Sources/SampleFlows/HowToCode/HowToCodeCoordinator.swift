import Coordinators
import UIKit

/// Leads through the four steps of the lesson, and out of it at the end.
public class HowToCodeCoordinator: Coordinator {
  private static let stepCount = 4

  /// Always empty: the lesson has no flows inside.
  public var children: [Coordinator] = []

  /// Shows the steps.
  public let router: Router

  /// The screen that is the front of the lesson.
  private weak var current: UIViewController?

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
    show(steps[0], animated: animated, onDismissed: onDismissed)
  }

  /// Shows a screen as the front of the lesson until it leaves.
  private func show(
    _ screen: UIViewController, animated: Bool = true, onDismissed: (() -> Void)? = nil
  ) {
    let previous = current
    current = screen
    router.present(screen, animated: animated) { [weak self, weak previous] in
      self?.current = previous
      onDismissed?()
    }
  }
}

extension HowToCodeCoordinator: StepViewControllerDelegate {
  /// Shows the next step, or the end after the last.
  ///
  /// A tap counts only on the front of the lesson, and not on its way out: UIKit lets the user touch
  /// a screen that another one covers or that leaves until the animation has ended.
  public func stepViewControllerDidPressNext(_ viewController: StepViewController) {
    guard viewController === current, viewController.navigationController != nil else { return }
    if viewController.number < steps.count {
      show(steps[viewController.number])
    } else {
      let startOver = StartOverViewController()
      startOver.title = "Start Over"
      startOver.delegate = self
      show(startOver)
    }
  }
}

extension HowToCodeCoordinator: StartOverViewControllerDelegate {
  /// Ends the lesson.
  public func startOverViewControllerDidPressStartOver(_ viewController: StartOverViewController) {
    router.dismiss(animated: true)
  }
}
