import Foundation

/// How many rows there are, tested and left out, for each confidence.
struct FidelitySummary: CustomStringConvertible {
  /// How many rows are tested.
  var testedCount: Int { rows.count(where: \.isTested) }

  private let rows: [FidelityRow]

  init(_ rows: [FidelityRow]) {
    self.rows = rows
  }

  var description: String {
    let parts = Confidence.allCases.map { confidence in
      line(confidence.rawValue, of: rows.filter { $0.confidence == confidence })
    }
    return (["confidence         rows  tested  left out"] + parts + [line("all", of: rows)])
      .joined(separator: "\n")
  }

  private func line(_ name: String, of rows: [FidelityRow]) -> String {
    let omitted = rows.count { $0.omission != nil }
    let numbers = [(rows.count, 6), (rows.count(where: \.isTested), 8), (omitted, 10)]
    return name.padding(toLength: 17, withPad: " ", startingAt: 0)
      + numbers.map { number, width in
        String(repeating: " ", count: max(1, width - "\(number)".count)) + "\(number)"
      }.joined()
  }
}
