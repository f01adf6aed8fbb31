import HeadlessUIKit

extension UIWindow {
  /// The screen that the user sees and can touch; the window has to show one.
  var frontmost: UIViewController { frontmostViewController ?? UIViewController() }

  /// The title of the screen that the user sees and can touch.
  var frontmostTitle: String? { frontmostViewController?.displayName }

  /// Returns whether a controller hangs on the window, covered or hidden as it may be.
  func shows(_ controller: UIViewController) -> Bool {
    rootViewController?.holds(controller) == true
  }
}

extension UIViewController {
  fileprivate func holds(_ controller: UIViewController) -> Bool {
    if self === controller || children.contains(where: { $0.holds(controller) }) { return true }
    guard let presented = presentedViewController, presented.presentingViewController === self
    else { return false }
    return presented.holds(controller)
  }
}
