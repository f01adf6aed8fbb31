import UIKit

/// The end of the lesson, with a button that goes back to its start.
public class StartOverViewController: UIViewController {
  /// Decides what follows.
  public weak var delegate: StartOverViewControllerDelegate?

  /// Presses the button.
  public func pressStartOver() {
    delegate?.startOverViewControllerDidPressStartOver(self)
  }
}
