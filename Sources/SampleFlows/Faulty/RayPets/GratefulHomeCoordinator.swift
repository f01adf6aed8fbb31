import Coordinators
import UIKit

/// Thanks for an appointment on a screen of its own, which the appointment's router is to show as soon
/// as it tells that the appointment has ended.
public class GratefulHomeCoordinator: HomeCoordinator {
  /// Makes an appointment, and says thank you at its end.
  public override func presentAppointment(
    _ appointment: PetAppointmentBuilderCoordinator, over viewController: UIViewController
  ) {
    let router = appointment.router
    presentChild(appointment, animated: true) {
      let thanks = UIViewController()
      thanks.title = "Thanks"
      router.present(thanks, animated: true)
    }
  }
}
