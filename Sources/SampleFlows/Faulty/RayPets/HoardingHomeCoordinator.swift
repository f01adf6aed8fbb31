import UIKit

/// Adds an appointment to its children and never drops it.
public class HoardingHomeCoordinator: HomeCoordinator {
  /// Makes an appointment.
  public override func presentAppointment(
    _ appointment: PetAppointmentBuilderCoordinator, over viewController: UIViewController
  ) {
    children.append(appointment)
    appointment.present(animated: true, onDismissed: {})
  }
}
