import Coordinators

extension UIResponder {
  /// Whether it is a view or a screen, and no container of screens.
  var isScreenOrView: Bool {
    switch self {
    case is UINavigationController, is UITabBarController, is UISplitViewController,
      is UIPageViewController:
      false
    default: self is UIView || self is UIViewController
    }
  }
}
