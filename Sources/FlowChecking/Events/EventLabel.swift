/// How events are written in reports and replay tokens.
package enum EventLabel {
  /// Stands between the events of a replay token.
  static let separator: Character = ">"

  /// Returns a name as one line without a separator, and without space at its ends.
  static func text(_ name: String) -> String {
    trimmed(name.map { $0 == separator ? "›" : $0.isNewline ? " " : $0 })
  }

  /// Stands behind an event after which nothing is waited for.
  static let haste = "…"

  /// Returns the events of a replay token, trimmed; none of an empty one.
  package static func steps(of token: String) -> [String] {
    if token.allSatisfy(\.isWhitespace) { return [] }
    let steps = token.split(separator: separator, omittingEmptySubsequences: false)
    return steps.map(trimmed)
  }

  private static func trimmed(_ text: some BidirectionalCollection<Character>) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// Returns the replay token of some events.
  static func token(_ labels: [String]) -> String {
    labels.joined(separator: " \(separator) ")
  }
}
