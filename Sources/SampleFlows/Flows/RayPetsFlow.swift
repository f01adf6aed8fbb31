import Coordinators
import FlowChecking
import UIKit

/// The book's vet: a screen at home, and a sheet that makes an appointment.
public struct RayPetsFlow: Flow {
  /// Makes the coordinator at the root.
  typealias MakeHome = (Router, @escaping HomeCoordinator.MakeRouter, @escaping () -> Date) ->
    HomeCoordinator

  /// The name of the flow.
  public let name: String

  private let makeHome: MakeHome
  private let promisesHome: Bool
  private let makeRouter: HomeCoordinator.MakeRouter
  private let makeRootRouter: (UIWindow) -> Router
  private let moreEvents: [FlowEvent]

  /// Creates the sound flow.
  public init() {
    self.init(name: "RayPets", promisesHome: true)
  }

  /// Creates the flow with other parts than the sound ones, and with more events.
  init(
    name: String, promisesHome: Bool = false,
    makeRouter: @escaping HomeCoordinator.MakeRouter = {
      ModalNavigationRouter(parentViewController: $0)
    },
    makeRootRouter: @escaping (UIWindow) -> Router = { AppDelegateRouter(window: $0) },
    makeHome: @escaping MakeHome = { HomeCoordinator(router: $0, makeRouter: $1, now: $2) },
    moreEvents: [FlowEvent] = []
  ) {
    self.name = name
    self.promisesHome = promisesHome
    self.makeRouter = makeRouter
    self.makeRootRouter = makeRootRouter
    self.moreEvents = moreEvents
    self.makeHome = makeHome
  }

  /// Shows home; the date is always the same.
  public func launch(in window: UIWindow) -> HomeCoordinator {
    let home = makeHome(
      RecordingRouter(makeRootRouter(window)), { RecordingRouter(makeRouter($0)) },
      { Date(timeIntervalSinceReferenceDate: 0) })
    home.present(animated: false, onDismissed: nil)
    return home
  }

  /// The buttons of the screens.
  public var events: [FlowEvent] {
    [
      .on(HomeViewController.self, "schedule") { $0.pressScheduleAppointment() },
      .on(SelectVisitTypeViewController.self, "visit", each: VisitType.self) { $0.select($1) },
      .on(SelectPainLevelViewController.self, "pain", each: PainLevel.self) { $0.select($1) },
      .on(FakingItViewController.self, "is fake") { $0.pressIsFake() },
      .on(FakingItViewController.self, "not fake") { $0.pressNotFake() },
      .on(NoAppointmentRequiredViewController.self, "okay") { $0.pressOkay() },
    ] + moreEvents
  }

  /// The standard invariants, and in the sound flow a way home from everywhere.
  public var properties: [FlowProperty] {
    let isHome = FlowProperty.alwaysPossible("home again") {
      $0.isFrontmost(HomeViewController.self)
    }
    return .standard + (promisesHome ? [isHome] : [])
  }
}
