import Coordinators
import UIKit

/// Makes appointments that heed every press.
public class EagerHomeCoordinator: HomeCoordinator {
  /// Returns the coordinator of an appointment.
  public override func makeAppointment(over viewController: UIViewController)
    -> PetAppointmentBuilderCoordinator
  {
    EagerAppointmentCoordinator(router: makeRouter(viewController), date: now())
  }
}
