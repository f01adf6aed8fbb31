import HeadlessUIKit

extension UIWindow {
  /// The screen that the user sees and can touch; the window has to show one.
  var frontmost: UIViewController { frontmostViewController ?? UIViewController() }

  /// The titles of the containers and the screen that the user sees, outermost first.
  var frontmostTitle: String? { frontmostViewController?.displayName }
}

extension UIView {
  /// How many invisible views lie inside, at any depth.
  var hiddenDescendantCount: Int {
    subviews.reduce(0) { $0 + ($1.isHidden ? 1 : 0) + $1.hiddenDescendantCount }
  }
}

extension UIModalPresentationStyle {
  /// The styles in which tests cover the screen: a sheet, and covers that remove what is below or not.
  static let shown: [UIModalPresentationStyle] = [.pageSheet, .overFullScreen, .fullScreen]
}
