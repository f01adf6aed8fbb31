/// The rows of the article about what the model holds of UIKit.
struct FidelityTable {
  /// How many of the rows tests have to hold at least.
  static let leastTested = 174

  /// The ids that the table has to have: a letter for each section, and how many rows there are.
  static let ids = sections.flatMap { letter, count in (1...count).map { "\(letter)\($0)" } }

  private static let sections: KeyValuePairs = [
    "A": 24, "B": 21, "C": 18, "D": 20, "E": 20, "F": 20, "G": 13, "H": 14, "I": 5, "J": 12,
    "K": 8, "L": 2, "M": 8, "N": 6, "O": 6,
  ]

  private let lines: [String]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The rows in their order.
  var rows: [FidelityRow] { lines.compactMap(FidelityRow.init) }

  /// Returns the article with the tests in their column; what has neither test nor reason is empty.
  func text(heldBy citations: [Citation]) -> String {
    lines.map { line in
      guard var row = FidelityRow(line) else { return line }
      if let tests = tests(of: row.id, in: citations) {
        row.held = tests
      } else if row.omission == nil {
        row.held = ""
      }
      return row.line
    }.joined(separator: "\n")
  }

  /// Names the test that is about the least else, and how many more there are.
  private func tests(of id: String, in citations: [Citation]) -> String? {
    let citing = citations.filter { $0.rows.contains(id) }
    guard let first = citing.min(by: { $0.rows.count < $1.rows.count }) else { return nil }
    let others = citing.count - 1
    return "`\(first.test)`" + (others > 0 ? " and \(others) more" : "")
  }
}
