import Coordinators
import UIKit

/// Makes the routers of a generated app.
public struct AppRouters {
  /// Makes the router of a tab.
  public let tab: (UINavigationController) -> Router

  /// Makes the router of a form over a screen.
  public let form: (UIViewController) -> Router

  /// Creates the routers from what makes them.
  public init(
    tab: @escaping (UINavigationController) -> Router,
    form: @escaping (UIViewController) -> Router
  ) {
    self.tab = tab
    self.form = form
  }
}
