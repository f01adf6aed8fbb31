import UIKit

/// One step of the lesson, with a button to the next.
public class StepViewController: UIViewController {
  /// Decides what follows.
  public weak var delegate: StepViewControllerDelegate?

  /// The place of the step in the lesson, counted from 1.
  public let number: Int

  /// Creates the screen of a step.
  public init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Step \(number)"
  }

  /// Not used: the screen is not in a storyboard.
  public required init?(coder: NSCoder) {
    number = 1
    super.init(coder: coder)
  }

  /// Presses the button.
  public func pressNext() {
    delegate?.stepViewControllerDidPressNext(self)
  }
}
