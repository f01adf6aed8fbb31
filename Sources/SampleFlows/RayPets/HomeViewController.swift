import UIKit

/// The first screen: one button, which makes an appointment at the vet's.
public class HomeViewController: UIViewController {
  /// Decides what follows.
  public weak var delegate: HomeViewControllerDelegate?

  /// Presses the button.
  public func pressScheduleAppointment() {
    delegate?.homeViewControllerDidPressScheduleAppointment(self)
  }
}
