import UIKit

/// Shows the trips, and lets the user plan another one in a sheet.
public final class TripsCoordinator: NSObject {
  /// The planning that goes on, if any.
  public private(set) var plan: PlanCoordinator?

  /// The settings, while the user is there.
  public private(set) weak var settings: SettingsCoordinator?

  private let list = TripListViewController()
  private let makeRouter: (UIViewController) -> Router

  /// Creates a coordinator that makes the router of each sheet with a closure.
  public init(
    makeRouter: @escaping (UIViewController) -> Router = { SheetRouter(above: $0) }
  ) {
    self.makeRouter = makeRouter
    super.init()
    list.delegate = self
  }

  /// Shows the list in a window.
  public func start(in window: UIWindow) {
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()
  }
}

extension TripsCoordinator: TripListDelegate {
  /// Begins to plan a trip.
  @objc public func tripListDidPressAdd(_ list: TripListViewController) {
    let plan = PlanCoordinator(router: makeRouter(list)) { [weak list] in list?.add($0) }
    self.plan = plan
    plan.start { [weak self] in self?.plan = nil }
  }

  /// Shows the settings.
  @objc public func tripListDidPressSettings(_ list: TripListViewController) {
    guard let navigationController = list.navigationController else { return }
    let settings = SettingsCoordinator(navigationController: navigationController)
    self.settings = settings
    settings.start()
  }
}
