import FlowChecking
import Trips
import UIKit

/// The app's trips as the user meets them: bar buttons and sheets come by themselves.
public struct TripsFlow: Flow {
  private let makeRouter: (UIViewController) -> Router

  /// Creates the flow with a closure that makes the router of each sheet.
  public init(
    makeRouter: @escaping (UIViewController) -> Router = { SheetRouter(above: $0) }
  ) {
    self.makeRouter = makeRouter
  }

  /// Shows the list of trips.
  public func launch(in window: UIWindow) -> TripsCoordinator {
    let coordinator = TripsCoordinator(makeRouter: makeRouter)
    coordinator.start(in: window)
    return coordinator
  }

  /// What the screens offer besides bar buttons.
  public var events: [FlowEvent] {
    [
      .on(
        PlaceViewController.self, "choose", among: { $0.places }, perform: { $0.select($1) }),
      .on(SettingsViewController.self, "about") {
        $0.aboutButton.sendActions(for: .touchUpInside)
      },
    ]
  }

  /// What the app promises of its trips.
  public var properties: [FlowProperty] {
    .standard + [
      .always("a plan ends with its sheet", endsWithSheet),
      .always("the settings end with their screen", endsWithScreen),
      .sometimes("the user reads about the app") { state in
        state.frontmost(AboutViewController.self) != nil
      },
      .sometimes("a trip is kept") { state in
        state.frontmost(TripListViewController.self)?.trips.isEmpty == false
      },
    ]
  }

  private func endsWithSheet(in state: FlowState) -> String? {
    guard state.scene.root(as: TripsCoordinator.self)?.plan != nil else { return nil }
    let isSheetUp = state.controllers.contains { $0 is PlaceViewController }
    return isSheetUp ? nil : "the sheet is down, and its plan goes on"
  }

  private func endsWithScreen(in state: FlowState) -> String? {
    guard state.scene.root(as: TripsCoordinator.self)?.settings != nil else { return nil }
    let isThere = state.controllers.contains { $0 is SettingsViewController }
    return isThere ? nil : "the settings are gone, and their coordinator is not"
  }
}
