/// Presents an appointment and does not hold it.
public class ForgetfulHomeCoordinator: HomeCoordinator {
  /// Makes an appointment, whose coordinator is freed at once.
  public override func presentAppointment(_ appointment: PetAppointmentBuilderCoordinator) {
    appointment.present(animated: true, onDismissed: nil)
  }
}
