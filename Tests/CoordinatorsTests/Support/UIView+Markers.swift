import HeadlessUIKit

extension UIView {
  /// How many invisible views lie inside, at any depth.
  var hiddenDescendantCount: Int {
    subviews.reduce(0) { $0 + ($1.isHidden ? 1 : 0) + $1.hiddenDescendantCount }
  }
}
