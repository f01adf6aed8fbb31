/// How events are written in reports and replay tokens.
package enum EventLabel {
  /// Stands between the events of a replay token.
  static let separator: Character = ">"

  /// Returns a name as one line without a separator, and without space at its ends.
  static func text(_ name: String) -> String {
    isPlain(name) ? name : trimmed(name.map { $0 == separator ? "›" : $0.isNewline ? " " : $0 })
  }

  /// Whether a name is of ASCII only and has nothing to replace or to trim, as nearly all have.
  private static func isPlain(_ name: String) -> Bool {
    let bytes = name.utf8
    return bytes.first != UInt8(ascii: " ") && bytes.last != UInt8(ascii: " ")
      && bytes.allSatisfy { (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: ">") }
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
