import Coordinators
import UIKit

/// Makes sure that the appointment's screens are gone when it is told that they have left.
public class TidyHomeCoordinator: HomeCoordinator {
  private var current: PetAppointmentBuilderCoordinator?

  /// Makes an appointment, and dismisses it once more at its end.
  public override func presentAppointment(
    _ appointment: PetAppointmentBuilderCoordinator, over viewController: UIViewController
  ) {
    current = appointment
    presentChild(appointment, animated: true) { [weak self] in
      let ended = self?.current
      self?.current = nil
      ended?.dismiss(animated: true)
    }
  }
}
