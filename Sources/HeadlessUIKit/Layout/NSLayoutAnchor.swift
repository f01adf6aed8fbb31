public import Foundation

/// An edge, a middle or a size that rules of the layout are made of.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: MainActorObject {
  init() {
    super.init(rooted: ())
  }

  /// Returns a rule that two places are so far apart.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  /// Returns a rule that two places are at least so far apart.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  /// Returns a rule that two places are at most so far apart.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
}
