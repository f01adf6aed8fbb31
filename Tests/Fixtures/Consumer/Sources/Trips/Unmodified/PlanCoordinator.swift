import UIKit

/// Leads the user through the planning of a trip: where to, and whether to keep it.
public final class PlanCoordinator: NSObject {
  private let router: Router
  private let whenPlanned: (String) -> Void

  /// Creates a coordinator; the closure runs with the place of a trip that is kept.
  public init(router: Router, whenPlanned: @escaping (String) -> Void) {
    self.router = router
    self.whenPlanned = whenPlanned
  }

  /// Shows the first screen.
  public func start(whenGone: @escaping () -> Void) {
    let screen = PlaceViewController()
    screen.delegate = self
    router.show(screen, whenGone: whenGone)
  }
}

extension PlanCoordinator: PlaceDelegate {
  /// Shows what the trip will be.
  @objc public func placeViewController(_ screen: PlaceViewController, didChoose place: String) {
    let summary = SummaryViewController(place: place)
    summary.delegate = self
    router.show(summary, whenGone: {})
  }

  /// Ends without a trip.
  @objc public func placeViewControllerDidCancel(_ screen: PlaceViewController) {
    router.close()
  }
}

extension PlanCoordinator: SummaryDelegate {
  /// Ends with the trip.
  @objc public func summaryViewControllerDidPressSave(_ screen: SummaryViewController) {
    whenPlanned(screen.place)
    router.close()
  }
}
