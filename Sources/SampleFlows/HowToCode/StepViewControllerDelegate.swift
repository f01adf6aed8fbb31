/// Learns what is pressed on a step of the lesson.
public protocol StepViewControllerDelegate: AnyObject {
  /// Tells that the next step was asked for.
  func stepViewControllerDidPressNext(_ viewController: StepViewController)
}
