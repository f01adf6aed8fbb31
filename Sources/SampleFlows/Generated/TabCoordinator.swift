import Coordinators
import UIKit

/// Leads from page to page within one tab, and to the forms of the pages.
public class TabCoordinator: Coordinator {
  /// The form that is being filled in, while one is.
  public var children: [Coordinator] = []

  /// Shows the pages.
  public let router: Router

  private let page: Page
  private let preferences: Preferences
  private let makeFormRouter: (UIViewController) -> Router

  init(
    router: Router, page: Page, preferences: Preferences,
    makeFormRouter: @escaping (UIViewController) -> Router
  ) {
    self.router = router
    self.page = page
    self.preferences = preferences
    self.makeFormRouter = makeFormRouter
  }

  /// Shows the first page.
  public func present(animated: Bool, onDismissed: (() -> Void)?) {
    show(page, animated: animated, onDismissed: onDismissed)
  }

  private func show(_ page: Page, animated: Bool, onDismissed: (() -> Void)? = nil) {
    let viewController = PageViewController(page: page)
    viewController.delegate = self
    router.present(viewController, animated: animated, onDismissed: onDismissed)
  }
}

extension TabCoordinator: PageViewControllerDelegate {
  /// Shows the page of the row.
  public func pageViewController(_ viewController: PageViewController, didChoose row: Page) {
    show(row, animated: true)
  }

  /// Opens the form over the page, unless one is open.
  public func pageViewControllerDidPressForm(_ viewController: PageViewController) {
    guard let form = viewController.page.form, children.isEmpty else { return }
    presentChild(
      FormCoordinator(router: makeFormRouter(viewController), form: form), animated: true)
  }

  /// Notes it for all tabs.
  public func pageViewControllerDidFlipSwitch(_ viewController: PageViewController) {
    preferences.isSwitchedOn.toggle()
  }
}
