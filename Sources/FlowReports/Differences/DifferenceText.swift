/// Writes what changed between two reports as text for a terminal.
struct DifferenceText {
  private let difference: ReportDifference

  /// Prepares to write what changed.
  init(of difference: ReportDifference) {
    self.difference = difference
  }

  /// The text: a line for each thing, after "+" what came, "-" what went.
  var text: String {
    let parts = difference.flows.filter { !$0.isEmpty }.map { flow in
      DifferenceLines(of: flow).sections.reduce("\(Wording.line(flow.name))\n") { text, section in
        text + "  \(section.title)\n"
          + section.lines.map { "    \(section.mark) \(Wording.visible($0))\n" }.joined()
      } + "\n"
    }
    return parts.joined() + "\(difference.summary)\n"
  }
}
