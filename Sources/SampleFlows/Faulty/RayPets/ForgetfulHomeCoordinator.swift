import UIKit

/// Presents an appointment and does not hold it.
public class ForgetfulHomeCoordinator: HomeCoordinator {
  /// Makes an appointment, whose coordinator is freed at once.
  public override func presentAppointment(
    _ appointment: PetAppointmentBuilderCoordinator, over viewController: UIViewController
  ) {
    appointment.present(animated: true, onDismissed: nil)
  }
}
