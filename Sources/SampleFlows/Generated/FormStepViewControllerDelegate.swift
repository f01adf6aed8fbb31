/// Learns what the user does on a question of a form.
public protocol FormStepViewControllerDelegate: AnyObject {
  /// Tells that the button was pressed.
  func formStepViewControllerDidPressNext(_ viewController: FormStepViewController)
}
