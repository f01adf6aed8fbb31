import HeadlessUIKit

/// The line that runs a counterexample again, to be pasted where it is read.
public enum ReplayLine: Sendable {
  /// A call of a tool of the package, by its name.
  case command(String)

  /// A call in a test.
  case test

  /// Returns a word as a shell takes it literally.
  private func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.utf8.allSatisfy { Self.plain.contains($0) }
    return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }

  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-.".utf8)

  /// Returns the line for a flow, by its name or by how a test makes it, and the events of a token,
  /// under a profile where it is not the newest.
  func text(
    flow: String, construction: String, token: String, profile: UIKitProfile = .newest
  ) -> String {
    switch self {
    case .command(let tool):
      "swift run \(tool) replay \(quoted(flow)) \(quoted(token))"
        + (profile == .newest ? "" : " --profile \(quoted("\(profile)"))")
    case .test:
      "verify(\(construction), replaying: \"\(token)\""
        + (profile == .newest ? ")" : ", profile: \(code(of: profile)))")
    }
  }

  /// Returns a profile as it is written in code, such as ".iOS14.with(.emptyPop, .yes)".
  private func code(of profile: UIKitProfile) -> String {
    let version = profile.name.drop { !$0.isNumber }.prefix { $0.isNumber }
    let answers = UIKitKnob.allCases.compactMap { knob in
      profile.changed[knob].map { ".with(.\(knob), .\($0))" }
    }
    return ".iOS\(version)" + answers.joined()
  }
}
