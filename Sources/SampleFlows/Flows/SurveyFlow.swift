import Coordinators
import FlowChecking
import UIKit

/// A flow that the user can be kept in: no state of it breaks a promise, but a run does.
public struct SurveyFlow: Flow {
  /// The name of the flow.
  public let name = "SurveyWithoutEnd"

  /// Creates the flow.
  public init() {}

  /// Shows home.
  public func launch(in window: UIWindow) -> SurveyCoordinator {
    let coordinator = SurveyCoordinator(
      router: RecordingRouter(AppDelegateRouter(window: window)))
    coordinator.present(animated: false, onDismissed: nil)
    return coordinator
  }

  /// The buttons of the screens; that of the alert comes by itself.
  public var events: [FlowEvent] {
    func button(_ button: String, of title: String) -> FlowEvent {
      .on(ButtonViewController.self, button) { $0.press(button) }
        .when { $0.frontmost(ButtonViewController.self)?.title == title }
    }
    return [
      button("take part", of: "Home"), button("later", of: "Survey"), button("send", of: "Survey"),
    ]
  }

  /// The standard invariants; that the survey can be left, which is so; that it is left in the end,
  /// which is not; and that it is if the user does not put it off for ever.
  public var properties: [FlowProperty] {
    let ends = "whenever screen(Survey) eventually screen(Home)"
    return .standard + [
      .formula("home again", "always possible screen(Home)"),
      .formula("the survey ends", ends),
      .formula("the survey is sent", "\(ends) assuming strong fairness of event(send)"),
    ]
  }
}
