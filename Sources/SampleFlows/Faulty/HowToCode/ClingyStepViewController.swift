import UIKit

/// Holds its delegate strongly.
public class ClingyStepViewController: StepViewController {
  private var owner: StepViewControllerDelegate?

  /// Decides what follows.
  public override var delegate: StepViewControllerDelegate? {
    didSet { owner = delegate }
  }
}
