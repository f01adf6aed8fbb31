import UIKit

/// Asks whether the pet only pretends.
public class FakingItViewController: UIViewController {
  /// Decides what follows.
  public weak var delegate: FakingItViewControllerDelegate?

  /// Presses the button that says it does.
  public func pressIsFake() {
    delegate?.fakingItViewControllerDidPressIsFake(self)
  }

  /// Presses the button that says it does not.
  public func pressNotFake() {
    delegate?.fakingItViewControllerDidPressNotFake(self)
  }
}
