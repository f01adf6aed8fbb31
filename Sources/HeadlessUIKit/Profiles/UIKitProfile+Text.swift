extension UIKitProfile {
  /// The profile of the newest version.
  public static let newest = iOS26

  /// The first and the last version that the name tells of.
  private var versions: ClosedRange<Int>? {
    let numbers = name.split { !$0.isNumber }.compactMap { Int($0) }
    return numbers.first.flatMap { first in numbers.last.map { first...$0 } }
  }

  /// Returns a name without what people write differently: "iOS 14–17" is "14-17".
  private static func plain(_ name: some StringProtocol) -> String {
    let word = name.lowercased().filter { !$0.isWhitespace }
    let number = word.hasPrefix("ios") ? String(word.dropFirst(3)) : word
    return String(number.map { $0 == "–" ? "-" : $0 })
  }

  private static func profile(named name: some StringProtocol) -> UIKitProfile? {
    let word = plain(name)
    return all.first { profile in
      plain(profile.name) == word
        || Int(word).map { profile.versions?.contains($0) == true } == true
    }
  }

  /// Returns the profile with an answer such as "emptyPop: yes".
  private func with(_ answer: some StringProtocol) -> UIKitProfile? {
    let words = String(answer).filter { !$0.isWhitespace }.split(separator: ":")
    guard words.count == 2,
      let knob = UIKitKnob.allCases.first(where: { "\($0)" == words[0] }),
      let setting = knob.settings.first(where: { "\($0)" == words[1] })
    else { return nil }
    return with(knob, setting)
  }
}

extension UIKitProfile: LosslessStringConvertible {
  /// The name, and the answers that are not those of the version: "iOS 26, emptyPop: yes".
  public var description: String {
    let answers = UIKitKnob.allCases.compactMap { knob in changed[knob].map { "\(knob): \($0)" } }
    return ([name] + answers).joined(separator: ", ")
  }

  /// Creates a profile from its description, or nil when there is none such.
  ///
  /// "13", "iOS17" and "iOS 14-17" will do for the name.
  public init?(_ description: String) {
    let parts = description.split(separator: ",", omittingEmptySubsequences: false)
    guard let name = parts.first, var profile = Self.profile(named: name) else { return nil }
    for answer in parts.dropFirst() {
      guard let changed = profile.with(answer) else { return nil }
      profile = changed
    }
    self = profile
  }
}
