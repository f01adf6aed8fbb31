import Coordinators
import UIKit

/// Thanks for an appointment with an alert as soon as it is told that the appointment has ended.
public class ThankfulHomeCoordinator: HomeCoordinator {
  /// Makes an appointment, and says thank you at its end.
  public override func presentAppointment(
    _ appointment: PetAppointmentBuilderCoordinator, over viewController: UIViewController
  ) {
    presentChild(appointment, animated: true) { [weak viewController] in
      let alert = UIAlertController(title: "Thanks", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      viewController?.present(alert, animated: true)
    }
  }
}
