import HeadlessUIKit

/// What scouts have found out of explorations that are still to come.
@MainActor
final class Foresight {
  private struct Setting: Hashable {
    let profile: String
    let impatience: Int
  }

  private var known: [Setting: FlowKnowledge] = [:]

  /// Returns what is known under a profile, with an impatience, to which more may be added.
  func knowledge(under profile: UIKitProfile, impatience: Int) -> FlowKnowledge {
    let setting = Setting(profile: "\(profile)", impatience: impatience)
    if let known = known[setting] { return known }
    let new = FlowKnowledge()
    known[setting] = new
    return new
  }

  /// Returns what is known, to be kept by the exploration that has come.
  func take(under profile: UIKitProfile, impatience: Int) -> FlowKnowledge? {
    known.removeValue(forKey: Setting(profile: "\(profile)", impatience: impatience))
  }
}
