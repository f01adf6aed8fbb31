import UIKit

/// The first screen: one button, which starts the lesson.
public class HowToCodeHomeViewController: UIViewController {
  /// Decides what follows.
  public weak var delegate: HowToCodeHomeViewControllerDelegate?

  /// Presses the button.
  public func pressLearn() {
    delegate?.howToCodeHomeViewControllerDidPressLearn(self)
  }
}
