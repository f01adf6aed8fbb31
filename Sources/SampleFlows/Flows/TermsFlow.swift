import Coordinators
import FlowChecking
import UIKit

/// A flow with a dead end: no state of it breaks a promise, but home does not stay reachable.
public struct TermsFlow: Flow {
  /// The name of the flow.
  public let name = "NoWayBackFromTerms"

  /// Creates the flow.
  public init() {}

  /// Shows home in a navigation controller.
  public func launch(in window: UIWindow) -> TermsCoordinator {
    let navigationController = UINavigationController()
    window.rootViewController = navigationController
    let coordinator = TermsCoordinator(
      navigationController: navigationController,
      router: RecordingRouter(NavigationRouter(navigationController: navigationController)))
    coordinator.present(animated: false, onDismissed: nil)
    return coordinator
  }

  /// The buttons of the screens; the welcome has none.
  public var events: [FlowEvent] {
    func button(_ button: String, of title: String) -> FlowEvent {
      .on(ButtonViewController.self, button) { $0.press(button) }
        .when { $0.frontmost(ButtonViewController.self)?.title == title }
    }
    return [button("read terms", of: "Home"), button("agree", of: "Terms")]
  }

  /// The standard invariants, and a way home from everywhere.
  public var properties: [FlowProperty] {
    .standard + [.formula("home again", "always possible screen(Home)")]
  }
}
