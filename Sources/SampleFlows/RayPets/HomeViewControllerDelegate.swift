/// Learns what is pressed on the first screen.
public protocol HomeViewControllerDelegate: AnyObject {
  /// Tells that an appointment was asked for.
  func homeViewControllerDidPressScheduleAppointment(_ viewController: HomeViewController)
}
