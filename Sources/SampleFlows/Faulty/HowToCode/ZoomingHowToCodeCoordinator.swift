import UIKit

/// Leads through a lesson whose steps animate their own coming and going.
public class ZoomingHowToCodeCoordinator: HowToCodeCoordinator {
  /// Returns a step that becomes the navigation controller's delegate.
  public override func makeStep(_ number: Int) -> StepViewController {
    ZoomingStepViewController(number: number)
  }
}
