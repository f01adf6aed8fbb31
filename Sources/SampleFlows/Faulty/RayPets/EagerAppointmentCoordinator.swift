import UIKit

/// Shows the next question for each press, also for a second one that comes before the first has shown
/// its effect.
public class EagerAppointmentCoordinator: PetAppointmentBuilderCoordinator {
  /// Heeds every press.
  public override func heedsPress(on viewController: UIViewController) -> Bool { true }
}
