/// Writes a report as Markdown, as GitHub shows it in the summary of a step.
///
/// GitHub takes no more than 1 MiB for each step; what would be too much is counted instead.
public struct MarkdownReport: Sendable {
  private static let longest = 900_000
  private static let mostFindings = 20
  private static let longestCell = 300
  private static let mostSteps = 100

  private let report: Report

  /// Prepares to write a report.
  public init(of report: Report) {
    self.report = report
  }

  /// The text.
  public var text: String {
    var text = "# \(title)\n\n\(table)"
    var left = report.findings.count
    var room = Self.mostFindings
    for flow in report.flows where !flow.findings.isEmpty {
      for section in sections(of: flow, atMost: room) {
        guard text.utf8.count + section.text.utf8.count < Self.longest else { break }
        text += "\n\(section.text)"
        left -= section.findings
        room -= section.findings
      }
    }
    return left > 0 ? "\(text)\nand \(left) more, see report.json\n" : text
  }

  private var title: String {
    let flows = Wording.count(report.flows.count, "flow")
    let broken = report.flows.filter { $0.outcome == .violated }.count
    let open = report.flows.filter { $0.outcome == .undecided }.count
    if broken > 0 {
      return "✘ \(Wording.grouped(broken)) of \(flows) \(broken == 1 ? "breaks" : "break") promises"
    }
    return open > 0
      ? "? \(Wording.grouped(open)) of \(flows) not explored to the end"
      : "✔ \(flows), every promise kept"
  }

  private var table: String {
    let head = "| flow | | promises | states | reach |\n|---|---|--:|--:|---|\n"
    return head
      + report.flows.map { flow in
        let broken = flow.promises.filter { [.broken, .unreachable].contains($0.verdict) }.count
        let states = Wording.grouped(flow.runs.first?.states ?? 0)
        return "| \(Self.cell(flow.name)) | \(Self.mark(of: flow.outcome)) "
          + "| \(broken == 0 ? "" : "\(broken) broken of ")\(flow.applicableCount) "
          + "| \(states) | \(Self.cell(flow.reach)) |\n"
      }.joined()
  }

  private static func mark(of outcome: Report.Outcome) -> String {
    switch outcome {
    case .holds: "✔ holds"
    case .violated: "✘ broken"
    case .undecided: "? undecided"
    }
  }

  /// Returns the parts that tell of a flow's findings: its map, then each of them.
  private func sections(of flow: Report.Flow, atMost count: Int) -> [(text: String, findings: Int)]
  {
    guard count > 0 else { return [] }
    let map = MermaidFlow(of: flow, id: "f").text.map {
      MarkdownText.fenced($0, as: "mermaid")
    }
    let start = "## \(MarkdownText.escaped(Wording.shortened(flow.name, to: Self.longestCell)))\n\n"
    return [(start + (map ?? "The map of its screens is too large to be drawn here.\n"), 0)]
      + flow.findings.prefix(count).map { (section(of: $0), 1) }
  }

  private func section(of finding: Finding) -> String {
    let reasons = finding.breaches.map {
      "- **\(Self.cell($0.promise))**: \(Self.cell($0.reason, atMost: 2000))\n"
    }
    let title = Self.cell(finding.promise)
    guard let counterexample = finding.counterexample else {
      return "### ✘ \(title)\n\n\(reasons.joined())"
    }
    return "### ✘ \(title)\n\n\(reasons.joined())\n\(table(of: counterexample))\n"
      + MarkdownText.fenced(Wording.visible(counterexample.replay.command), as: "sh")
  }

  private func table(of counterexample: Report.Counterexample) -> String {
    let rows = counterexample.states.enumerated().map { number, step in
      "| \(number) | \(Self.cell(step.event)) | \(Self.cell(step.screens)) |\n"
    }
    let rest = rows.count - Self.mostSteps
    return "| | event | on screen |\n|--:|---|---|\n" + rows.prefix(Self.mostSteps).joined()
      + (rest > 0 ? "| | and \(rest) more | |\n" : "")
  }

  private static func cell(_ text: String, atMost limit: Int = longestCell) -> String {
    MarkdownText.escaped(Wording.shortened(text, to: limit))
  }
}
