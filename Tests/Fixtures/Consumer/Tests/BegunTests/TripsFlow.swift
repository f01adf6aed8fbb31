import FlowChecking
import Trips
import UIKit

/// What the user can do from TripsCoordinator on: begun by clew-scaffold, and yours to change.
struct TripsFlow: Flow {
  func launch(in window: UIWindow) -> TripsCoordinator {
    let root = TripsCoordinator()
    root.start(in: window)
    return root
  }

  var events: [FlowEvent] {
    [
      .on(
        PlaceViewController.self, "choose place", among: { $0.places },
        perform: {
          $0.delegate?.placeViewController($0, didChoose: $1)
        }),
      .on(PlaceViewController.self, "cancel") {
        $0.delegate?.placeViewControllerDidCancel($0)
      },
      .on(SettingsViewController.self, "tap about") {
        $0.delegate?.settingsViewControllerDidTapAbout($0)
      },
      .on(SummaryViewController.self, "press save") {
        $0.delegate?.summaryViewControllerDidPressSave($0)
      },
      .on(TripListViewController.self, "press add") {
        $0.delegate?.tripListDidPressAdd($0)
      },
      .on(TripListViewController.self, "press settings") {
        $0.delegate?.tripListDidPressSettings($0)
      },
    ]
  }
}
