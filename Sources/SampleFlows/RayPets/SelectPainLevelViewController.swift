import UIKit

/// Asks how bad it is.
public class SelectPainLevelViewController: UIViewController {
  /// Decides what follows.
  public weak var delegate: SelectPainLevelViewControllerDelegate?

  /// Presses one of the buttons.
  public func select(_ painLevel: PainLevel) {
    delegate?.selectPainLevelViewController(self, didSelect: painLevel)
  }
}
