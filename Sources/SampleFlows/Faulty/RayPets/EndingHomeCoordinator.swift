import Coordinators
import Foundation
import UIKit

/// Ends the app once an appointment has been made.
public class EndingHomeCoordinator: HomeCoordinator {
  /// Makes an appointment, and ends the app at its end.
  public override func presentAppointment(
    _ appointment: PetAppointmentBuilderCoordinator, over viewController: UIViewController
  ) {
    presentChild(appointment, animated: true) { exit(0) }
  }
}
