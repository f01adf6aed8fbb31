import UIKit

/// Says how to go on, if somebody shows it.
public class HintViewController: UIViewController {
  /// Taps the button that takes the hint away.
  public func pressGotIt() {
    dismiss(animated: true)
  }
}
