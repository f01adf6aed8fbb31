import HeadlessUIKit

/// What will be explored later, and what is found out of it by a scout that is not needed until then.
struct ScoutErrand {
  let order: ScoutOrder
  let knowledge: FlowKnowledge

  /// Returns whether it will come, after an exploration under a profile in which some questions have
  /// come up.
  ///
  /// Where all questions so far are answered alike that one may stand for it: ``FlowRun/holds(under:)``.
  func isCertain(after profile: UIKitProfile, consulting knobs: Set<UIKitKnob>) -> Bool {
    order.profile == profile || !order.profile.agrees(with: profile, on: knobs)
  }
}
