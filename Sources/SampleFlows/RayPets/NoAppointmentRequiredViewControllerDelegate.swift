/// Learns that the news has been read.
public protocol NoAppointmentRequiredViewControllerDelegate: AnyObject {
  /// Tells that it has.
  func noAppointmentRequiredViewControllerDidPressOkay(
    _ viewController: NoAppointmentRequiredViewController)
}
