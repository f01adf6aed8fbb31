public import Foundation

/// A rule of the layout; kept, and not used: nothing is laid out.
@preconcurrency @MainActor
open class NSLayoutConstraint: MainActorObject {
  /// The distance.
  open var constant: CGFloat

  /// How important the rule is.
  open var priority = UILayoutPriority.required

  /// Whether the rule holds.
  open var isActive = false

  /// A name to find the rule by.
  open var identifier: String?

  init(constant: CGFloat) {
    self.constant = constant
    super.init(rooted: ())
  }

  /// Has rules hold.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Has rules hold no longer.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
