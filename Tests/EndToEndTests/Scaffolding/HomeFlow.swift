import Coordinators
import FlowChecking
import SampleFlows
import UIKit

/// What the user can do from HomeCoordinator on: begun by clew-scaffold, and yours to change.
struct HomeFlow: Flow {
  func launch(in window: UIWindow) -> HomeCoordinator {
    let root = HomeCoordinator(
      router: RecordingRouter(AppDelegateRouter(window: window)),
      makeRouter: { RecordingRouter(ModalNavigationRouter(parentViewController: $0)) },
      now: { Date(timeIntervalSinceReferenceDate: 0) })
    root.present(animated: false, onDismissed: nil)
    return root
  }

  var events: [FlowEvent] {
    [
      .on(FakingItViewController.self, "press is fake") {
        $0.delegate?.fakingItViewControllerDidPressIsFake($0)
      },
      .on(FakingItViewController.self, "press not fake") {
        $0.delegate?.fakingItViewControllerDidPressNotFake($0)
      },
      .on(HomeViewController.self, "press schedule appointment") {
        $0.delegate?.homeViewControllerDidPressScheduleAppointment($0)
      },
      .on(NoAppointmentRequiredViewController.self, "press okay") {
        $0.delegate?.noAppointmentRequiredViewControllerDidPressOkay($0)
      },
      .on(SelectPainLevelViewController.self, "select pain level", each: PainLevel.self) {
        $0.delegate?.selectPainLevelViewController($0, didSelect: $1)
      },
      .on(SelectVisitTypeViewController.self, "select visit type", each: VisitType.self) {
        $0.delegate?.selectVisitTypeViewController($0, didSelect: $1)
      },
    ]
  }
}
