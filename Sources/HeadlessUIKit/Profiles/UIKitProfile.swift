/// How UIKit behaves in a version: an answer to each ``UIKitKnob``.
public struct UIKitProfile: Hashable, Sendable {
  /// What reports call the profile.
  public let name: String

  /// The answers that are not those of the version.
  public private(set) var changed: [UIKitKnob: UIKitSetting] = [:]

  private let version: Int

  private init(_ name: String, since version: Int) {
    self.name = name
    self.version = version
  }

  /// The first version with sheets.
  public static let iOS13 = UIKitProfile("iOS 13", since: 13)

  /// The first version with a menu on the back button.
  public static let iOS14 = UIKitProfile("iOS 14–17", since: 14)

  /// The same as iOS 14, as far as is known.
  public static let iOS15 = iOS14

  /// The same as iOS 14, as far as is known.
  public static let iOS16 = iOS14

  /// The same as iOS 14, as far as is known.
  public static let iOS17 = iOS14

  /// The first version that is reported to call didShow after a cancelled swipe.
  public static let iOS18 = UIKitProfile("iOS 18", since: 18)

  /// The first version in which a way back does not wait for a running animation.
  public static let iOS26 = UIKitProfile("iOS 26", since: 26)

  /// All profiles that differ in anything, newest first.
  public static let all = [iOS26, iOS18, iOS14, iOS13]

  /// The answer to a question.
  public subscript(knob: UIKitKnob) -> UIKitSetting {
    changed[knob] ?? knob.expected(in: version)
  }

  /// Returns whether reports and documents agree on the answer to a question.
  public func isEstablished(_ knob: UIKitKnob) -> Bool {
    knob.isEstablished(since: version)
  }

  /// Returns the same profile with another answer to a question.
  public func with(_ knob: UIKitKnob, _ setting: UIKitSetting) -> UIKitProfile {
    var profile = self
    profile.changed[knob] = setting == knob.expected(in: version) ? nil : setting
    return profile
  }

  /// The other answers that a question may have, where it is not established which is right.
  public func alternatives(to knob: UIKitKnob) -> [UIKitProfile] {
    guard !isEstablished(knob) else { return [] }
    return knob.settings.filter { $0 != self[knob] }.map { with(knob, $0) }
  }

  /// Returns whether two profiles give the same answers to some questions.
  public func agrees(with other: UIKitProfile, on knobs: Set<UIKitKnob>) -> Bool {
    knobs.allSatisfy { self[$0] == other[$0] }
  }
}
