/// Finds the tests that name rows in the comment directly above them.
struct CitationReader {
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The tests that name rows or sequences, in the order of the text.
  var citations: [Citation] {
    lines.indices.filter { trimmed(lines[$0]).hasPrefix("@Test") }.compactMap { place in
      let comment = comment(above: place)
      let rows = comment.matches(of: /\b[A-O]\d{1,2}\b/).map { String($0.output) }
      let sequences = comment.matches(of: /Golden sequence (\d+)/).compactMap { Int($0.output.1) }
      guard let name = name(from: place), !(rows.isEmpty && sequences.isEmpty) else { return nil }
      return Citation(test: name, rows: rows, sequences: sequences)
    }
  }

  private func comment(above place: Int) -> String {
    let above = lines[..<place].reversed().map(trimmed)
    return above.prefix { $0.hasPrefix("//") }.reversed().joined(separator: " ")
  }

  private func name(from place: Int) -> String? {
    let rest = lines[place...].joined(separator: "\n")
    guard let found = rest.firstMatch(of: /func (?:`([^`]+)`|(\w+))/) else { return nil }
    return (found.output.1 ?? found.output.2).map(String.init)
  }

  private func trimmed(_ line: Substring) -> Substring { line.drop { $0 == " " } }
}
