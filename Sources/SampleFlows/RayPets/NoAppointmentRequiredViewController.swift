import UIKit

/// Says that one may come without an appointment.
public class NoAppointmentRequiredViewController: UIViewController {
  /// Decides what follows.
  public weak var delegate: NoAppointmentRequiredViewControllerDelegate?

  /// Presses the button.
  public func pressOkay() {
    delegate?.noAppointmentRequiredViewControllerDidPressOkay(self)
  }
}
