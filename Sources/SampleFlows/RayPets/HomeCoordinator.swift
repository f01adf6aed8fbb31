import Coordinators
import UIKit

/// Shows the first screen, and makes an appointment when one is asked for.
open class HomeCoordinator: Coordinator {
  /// Makes the router of an appointment over a screen.
  public typealias MakeRouter = (UIViewController) -> Router

  /// The making of an appointment, while it is on.
  public var children: [Coordinator] = []

  /// Shows the first screen.
  public let router: Router

  /// Makes the router of an appointment over a screen.
  public let makeRouter: MakeRouter

  /// The clock.
  public let now: () -> Date

  /// Creates the coordinator; an appointment gets the date that the clock says.
  public init(
    router: Router,
    makeRouter: @escaping MakeRouter = { ModalNavigationRouter(parentViewController: $0) },
    now: @escaping () -> Date = { Date() }
  ) {
    self.router = router
    self.makeRouter = makeRouter
    self.now = now
  }

  /// Shows the first screen.
  public func present(animated: Bool, onDismissed: (() -> Void)?) {
    let viewController = HomeViewController()
    viewController.delegate = self
    router.present(viewController, animated: animated, onDismissed: onDismissed)
  }

  /// Returns the coordinator of an appointment that is made over a screen.
  open func makeAppointment(over viewController: UIViewController)
    -> PetAppointmentBuilderCoordinator
  {
    PetAppointmentBuilderCoordinator(router: makeRouter(viewController), date: now())
  }

  /// Makes an appointment over a screen.
  open func presentAppointment(
    _ appointment: PetAppointmentBuilderCoordinator, over viewController: UIViewController
  ) {
    presentChild(appointment, animated: true)
  }
}

extension HomeCoordinator: HomeViewControllerDelegate {
  /// Makes an appointment, unless one is being made: a second tap may come before the first has shown
  /// its effect.
  public func homeViewControllerDidPressScheduleAppointment(_ viewController: HomeViewController) {
    guard children.isEmpty else { return }
    presentAppointment(makeAppointment(over: viewController), over: viewController)
  }
}
