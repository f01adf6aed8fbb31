import Coordinators
import UIKit

/// Shows the tabs of a generated app, each with a coordinator of its own.
public class AppCoordinator: Coordinator {
  /// The tabs.
  public var children: [Coordinator] = []

  /// Shows the tab bar.
  public let router: Router

  private let tabs: [Page]
  private let routers: AppRouters
  private let preferences = Preferences()

  /// Creates the coordinator of an app with a tab for each of some pages.
  public init(router: Router, tabs: [Page], routers: AppRouters) {
    self.router = router
    self.tabs = tabs
    self.routers = routers
  }

  /// Shows the first tab.
  public func present(animated: Bool, onDismissed: (() -> Void)?) {
    let tabBarController = UITabBarController()
    tabBarController.viewControllers = tabs.map(makeTab)
    router.present(tabBarController, animated: animated, onDismissed: onDismissed)
  }

  private func makeTab(of page: Page) -> UINavigationController {
    let navigationController = UINavigationController()
    navigationController.title = page.title
    let tab = TabCoordinator(
      router: routers.tab(navigationController), page: page, preferences: preferences,
      makeFormRouter: routers.form)
    presentChild(tab, animated: false)
    return navigationController
  }
}
