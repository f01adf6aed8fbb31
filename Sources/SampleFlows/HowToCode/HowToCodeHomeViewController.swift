import UIKit

/// The first screen: one button, which starts the lesson.
public class HowToCodeHomeViewController: UIViewController {
  /// Decides what follows.
  public weak var delegate: HowToCodeHomeViewControllerDelegate?

  /// Names the screen.
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
  }

  /// Presses the button.
  public func pressLearn() {
    delegate?.howToCodeHomeViewControllerDidPressLearn(self)
  }
}
