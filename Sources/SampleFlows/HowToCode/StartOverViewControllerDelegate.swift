/// Learns what is pressed at the end of the lesson.
public protocol StartOverViewControllerDelegate: AnyObject {
  /// Tells that the learner wants to begin again.
  func startOverViewControllerDidPressStartOver(_ viewController: StartOverViewController)
}
