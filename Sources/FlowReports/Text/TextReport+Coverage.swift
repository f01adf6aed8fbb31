public import FlowChecking

extension TextReport {
  /// Returns which event was tried on which screen as a table, ending in a line break.
  public func coverage(of exploration: FlowExploration) -> String {
    let table = CoverageTable(of: exploration)
    let width = table.rows.map(\.event.count).max() ?? 0
    let column = "\(table.screens.count)".count + 1
    let numbers = table.screens.indices.map { "\($0 + 1)".leftPadding(to: column) }.joined()
    let rows = table.rows.map { row in
      let cells = table.screens.map { table[row, $0].rawValue.leftPadding(to: column) }
      return "  \(row.event.padding(to: width)) \(cells.joined())"
    }
    let screens = table.screens.enumerated().map {
      "  \("\($0 + 1)".leftPadding(to: column)) \(Wording.line($1))"
    }
    let legend =
      "  coverage of \(Wording.line(exploration.flow)): ● tried wherever it is offered, "
      + "◐ in some states only, ○ never, · not offered"
    return ([legend, "  \(String(repeating: " ", count: width)) \(numbers)"] + rows + screens)
      .joined(separator: "\n") + "\n"
  }

  /// Returns in a line how many of the events were tried.
  func extentOfCoverage(in exploration: FlowExploration) -> String {
    let table = CoverageTable(of: exploration)
    let counts = [false, true].compactMap { isGesture -> String? in
      let rows = table.rows.filter { $0.isGesture == isGesture }
      guard !rows.isEmpty else { return nil }
      let all = Wording.count(rows.count, isGesture ? "gesture" : "event")
      return "\(rows.count(where: table.isTried)) of \(all)"
    }
    let screens = Wording.count(table.screens.count, "screen")
    let words = counts.isEmpty ? "no event" : counts.joined(separator: " and ")
    return "  \(style.faint("\(words) tried, on \(screens)"))"
  }
}
