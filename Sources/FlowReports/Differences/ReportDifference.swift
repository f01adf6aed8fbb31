/// What changed from one report to another.
public struct ReportDifference: Sendable {
  /// The flows that something is to be said of, in the order of the new report.
  let flows: [FlowDifference]

  /// Compares two reports; flows are matched by name.
  public init(from old: Report, to new: Report) {
    var names = Numbering<String>()
    for flow in new.flows + old.flows { _ = names.number(of: flow.name) }
    flows = names.values.map { name in
      FlowDifference(
        name, from: old.flows.first { $0.name == name }, to: new.flows.first { $0.name == name })
    }
  }

  /// Whether something is found that was not before.
  public var hasNewFindings: Bool { flows.contains { !$0.new.isEmpty } }

  /// How many findings are new, fixed, not found again, and still there.
  var counts: (new: Int, fixed: Int, lost: Int, kept: Int) {
    flows.reduce((0, 0, 0, 0)) { sum, flow in
      (
        sum.0 + flow.new.count, sum.1 + flow.fixed.count, sum.2 + flow.lost.count,
        sum.3 + flow.kept.count
      )
    }
  }

  /// All of it in one line.
  var summary: String {
    let counts = counts
    let parts = [
      "\(Wording.count(counts.new, "new finding"))", "\(Wording.grouped(counts.fixed)) fixed",
      "\(Wording.grouped(counts.kept)) still there",
    ]
    let lost = counts.lost == 0 ? [] : ["\(Wording.grouped(counts.lost)) not found again"]
    return (parts + lost).joined(separator: ", ")
  }
}
