import UIKit

/// Leads through a lesson whose screens hold it strongly, as it holds them.
public class ClingyHowToCodeCoordinator: HowToCodeCoordinator {
  /// Returns a screen that holds its delegate strongly.
  public override func makeStep(_ number: Int) -> StepViewController {
    ClingyStepViewController(number: number)
  }
}
