import UIKit

/// One question of a form, with a button to the next or, on the last, to the end.
public class FormStepViewController: UIViewController {
  /// Decides what follows.
  public weak var delegate: FormStepViewControllerDelegate?

  /// The place of the question in the form, counted from 1.
  public let number: Int

  /// Creates the screen of a question.
  public init(of form: Form, number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "\(form.title) \(number)"
  }

  /// Not used: the screen is not in a storyboard.
  public required init?(coder: NSCoder) {
    number = 1
    super.init(coder: coder)
  }

  /// Presses the button; a second tap on the way to the next question does nothing.
  public func pressNext() {
    guard navigationController?.topViewController === self else { return }
    delegate?.formStepViewControllerDidPressNext(self)
  }
}
