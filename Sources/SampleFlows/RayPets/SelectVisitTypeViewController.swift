import UIKit

/// Asks what the visit is for.
public class SelectVisitTypeViewController: UIViewController {
  /// Decides what follows.
  public weak var delegate: SelectVisitTypeViewControllerDelegate?

  /// Presses one of the buttons.
  public func select(_ visitType: VisitType) {
    delegate?.selectVisitTypeViewController(self, didSelect: visitType)
  }
}
