import Coordinators
import UIKit

/// Asks for all that an appointment needs.
public class PetAppointmentBuilderCoordinator: Coordinator {
  /// Always empty: there are no flows inside.
  public var children: [Coordinator] = []

  /// Shows the questions.
  public let router: Router

  private let builder: PetAppointmentBuilder
  private let onAppointment: (PetAppointment) -> Void

  /// Creates the coordinator; the closure gets the appointment at the end.
  public init(
    router: Router, date: Date, onAppointment: @escaping (PetAppointment) -> Void = { _ in }
  ) {
    self.router = router
    self.onAppointment = onAppointment
    builder = PetAppointmentBuilder(date: date)
  }

  /// Shows the first question.
  public func present(animated: Bool, onDismissed: (() -> Void)?) {
    let viewController = SelectVisitTypeViewController()
    viewController.delegate = self
    router.present(viewController, animated: animated, onDismissed: onDismissed)
  }

  /// Whether a press on a screen counts: UIKit lets the user touch a screen that another one covers or
  /// that leaves until the animation has ended.
  open func heedsPress(on viewController: UIViewController) -> Bool {
    viewController.navigationController?.topViewController === viewController
  }

  private func presentNoAppointmentRequired() {
    let viewController = NoAppointmentRequiredViewController()
    viewController.delegate = self
    router.present(viewController, animated: true)
  }
}

extension PetAppointmentBuilderCoordinator: SelectVisitTypeViewControllerDelegate {
  /// Asks how bad it is, or ends for a pet that is well.
  public func selectVisitTypeViewController(
    _ viewController: SelectVisitTypeViewController, didSelect visitType: VisitType
  ) {
    guard heedsPress(on: viewController) else { return }
    builder.visitType = visitType
    switch visitType {
    case .well:
      presentNoAppointmentRequired()
    case .sick:
      let viewController = SelectPainLevelViewController()
      viewController.delegate = self
      router.present(viewController, animated: true)
    }
  }
}

extension PetAppointmentBuilderCoordinator: SelectPainLevelViewControllerDelegate {
  /// Asks whether the pet pretends when it does not hurt much.
  public func selectPainLevelViewController(
    _ viewController: SelectPainLevelViewController, didSelect painLevel: PainLevel
  ) {
    guard heedsPress(on: viewController) else { return }
    builder.painLevel = painLevel
    switch painLevel {
    case .none, .little:
      let viewController = FakingItViewController()
      viewController.delegate = self
      router.present(viewController, animated: true)
    case .moderate, .severe, .worstPossible:
      presentNoAppointmentRequired()
    }
  }
}

extension PetAppointmentBuilderCoordinator: FakingItViewControllerDelegate {
  /// Ends: a pet that pretends needs no vet.
  public func fakingItViewControllerDidPressIsFake(_ viewController: FakingItViewController) {
    router.dismiss(animated: true)
  }

  /// Says that one may come.
  public func fakingItViewControllerDidPressNotFake(_ viewController: FakingItViewController) {
    if heedsPress(on: viewController) { presentNoAppointmentRequired() }
  }
}

extension PetAppointmentBuilderCoordinator: NoAppointmentRequiredViewControllerDelegate {
  /// Hands the appointment over and ends.
  public func noAppointmentRequiredViewControllerDidPressOkay(
    _ viewController: NoAppointmentRequiredViewController
  ) {
    if let appointment = builder.build() { onAppointment(appointment) }
    router.dismiss(animated: true)
  }
}
