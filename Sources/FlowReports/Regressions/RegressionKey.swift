/// What the lines behind "#" of a regression say.
enum RegressionKey: String, CaseIterable {
  case flow
  case property
  case profile
  case events

  /// Returns the line that says something.
  static func line(_ key: RegressionKey, _ value: String) -> [String] {
    ["# \(key.rawValue): \(value)"]
  }

  /// Returns what a line says, or nil for any other comment.
  static func read(_ line: some StringProtocol) -> (key: RegressionKey, value: String)? {
    let parts = line.dropFirst().split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let key = RegressionKey(rawValue: Wording.trimmed(parts[0])) else {
      return nil
    }
    return (key, Wording.trimmed(parts[1]))
  }
}
