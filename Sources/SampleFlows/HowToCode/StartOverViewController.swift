import UIKit

/// The end of the lesson, with a button that goes back to its start.
public class StartOverViewController: UIViewController {
  /// Decides what follows.
  public weak var delegate: StartOverViewControllerDelegate?

  /// Names the screen.
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Start Over"
  }

  /// Presses the button.
  public func pressStartOver() {
    delegate?.startOverViewControllerDidPressStartOver(self)
  }
}
