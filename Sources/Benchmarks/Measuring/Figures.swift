import FlowReports
import Foundation

/// Rows of figures in columns.
struct Figures {
  private var rows: [[String]]

  /// Begins with the headlines of the columns.
  init(_ headlines: String...) {
    rows = [headlines]
  }

  /// Adds a row.
  mutating func add(_ cells: String...) {
    rows.append(cells)
  }

  /// Returns a rate as a whole number with its unit.
  static func rate(_ count: Int, in seconds: Double) -> String {
    Wording.grouped(Int(Double(count) / max(seconds, 1e-9)))
  }

  /// Returns a ratio with two digits after the point.
  static func ratio(_ value: Double) -> String { String(format: "%.2f", value) }

  /// Prints the rows, the first column flush left and the others flush right.
  func print() {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    for row in rows {
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + space : space + cell
      }
      Swift.print("  " + cells.joined(separator: "  "))
    }
    Swift.print("")
  }
}
