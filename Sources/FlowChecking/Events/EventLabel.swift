/// How events are written in reports and replay tokens.
package enum EventLabel {
  /// Stands between the events of a replay token.
  static let separator: Character = ">"

  /// Returns a name as one line without a separator.
  static func text(_ name: String) -> String {
    String(name.map { $0 == separator ? "›" : $0.isNewline ? " " : $0 })
  }

  /// Stands behind an event after which nothing is waited for.
  static let haste = "…"

  /// Returns the events of a replay token, trimmed; none of an empty one.
  package static func steps(of token: String) -> [String] {
    if token.allSatisfy(\.isWhitespace) { return [] }
    let steps = token.split(separator: separator, omittingEmptySubsequences: false)
    return steps.map { step in
      String(step.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
  }

  /// Returns the replay token of some events.
  static func token(_ labels: [String]) -> String {
    labels.joined(separator: " \(separator) ")
  }
}
