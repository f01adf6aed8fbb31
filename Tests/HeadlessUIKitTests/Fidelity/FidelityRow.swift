/// One behaviour of UIKit, as a line of the fidelity table tells it.
struct FidelityRow {
  let id: String
  let behaviour: String
  let confidence: Confidence?
  let source: String

  /// What holds the row: a test, or why none does.
  var held: String

  /// Reads a line of five cells that begins with an id; returns nil for any other.
  init?(_ line: String) {
    guard line.hasPrefix("| "), line.hasSuffix(" |") else { return nil }
    let cells = line.dropFirst(2).dropLast(2).split(
      separator: " | ", omittingEmptySubsequences: false)
    guard cells.count == 5, cells[0].wholeMatch(of: /[A-Z]\d+/) != nil else { return nil }
    id = String(cells[0])
    behaviour = String(cells[1])
    confidence = Confidence(rawValue: String(cells[2]))
    source = String(cells[3])
    held = String(cells[4])
  }

  /// Whether a test holds the row.
  var isTested: Bool { held.hasPrefix("`") }

  /// Why the row is left out, if it is.
  var omission: Omission? { Omission(held) }

  /// The line of the table.
  var line: String {
    "| \(id) | \(behaviour) | \(confidence?.rawValue ?? "") | \(source) | \(held) |"
  }
}
