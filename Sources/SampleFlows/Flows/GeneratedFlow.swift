import Coordinators
import FlowChecking
import UIKit

/// An app of any size, made from a few numbers: tabs with lists and details, forms in sheets, and a
/// switch in the last tab.
public struct GeneratedFlow: Flow {
  /// The numbers.
  public let size: AppSize

  /// The first page of each tab.
  public let tabs: [Page]

  /// Creates the flow of an app of a size.
  public init(_ size: AppSize = .standard) {
    self.size = size
    tabs = AppPlan(size).tabs
  }

  /// The name tells how many screens there are.
  public var name: String { "Generated\(size.screens)" }

  /// Shows the first tab.
  public func launch(in window: UIWindow) -> AppCoordinator {
    let app = AppCoordinator(
      router: RecordingRouter(AppDelegateRouter(window: window)), tabs: tabs,
      routers: AppRouters(
        tab: { RecordingRouter(NavigationRouter(navigationController: $0)) },
        form: { RecordingRouter(ModalNavigationRouter(parentViewController: $0)) }))
    app.present(animated: false, onDismissed: nil)
    return app
  }

  /// What the pages and the questions offer, as far as there are any.
  public var events: [FlowEvent] {
    (size.pages > 1 ? [open] : []) + (size.forms > 0 ? [fillIn, next] : []) + [flipSwitch]
  }

  private var open: FlowEvent {
    .on(PageViewController.self, "open", among: \.rowTitles) { $0.choose(rowTitled: $1) }
  }

  private var fillIn: FlowEvent {
    .on(PageViewController.self, "fill in", among: \.formTitles) { screen, _ in
      screen.pressForm()
    }
  }

  private var next: FlowEvent {
    .on(FormStepViewController.self, "next") { $0.pressNext() }
  }

  private var flipSwitch: FlowEvent {
    FlowEvent.on(PageViewController.self, "flip switch") { $0.flipSwitch() }
      .when { $0.frontmost(PageViewController.self)?.page.hasSwitch == true }
  }
}

extension PageViewController {
  fileprivate var rowTitles: [String] { page.rows.map(\.title) }

  fileprivate var formTitles: [String] { page.form.map { [$0.title] } ?? [] }

  fileprivate func choose(rowTitled title: String) {
    if let row = page.rows.first(where: { $0.title == title }) { choose(row) }
  }
}
