/// What changed in a flow, in lines under headlines.
struct DifferenceLines {
  /// Some lines of one kind.
  struct Section {
    /// What the lines are about.
    let title: String

    /// What stands before each line.
    let mark: String

    /// The lines.
    let lines: [String]
  }

  /// What there is to say, the worst first.
  let sections: [Section]

  init(of flow: FlowDifference) {
    let presence: [Section] =
      switch flow.presence {
      case .added: [Section(title: "flow", mark: "+", lines: ["explored for the first time"])]
      case .gone: [Section(title: "flow", mark: "-", lines: ["not explored any more"])]
      case .both: []
      }
    let findings = [
      Self.section("new findings", "✘", flow.new), Self.section("fixed", "✔", flow.fixed),
      Self.section("not found again, but not known to be fixed", "?", flow.lost),
      Self.section("still there", "=", flow.kept),
    ]
    let changes = [
      Section(title: "new screens", mark: "+", lines: flow.cameIn.screens),
      Section(title: "screens gone", mark: "-", lines: flow.wentOut.screens),
      Section(title: "new transitions", mark: "+", lines: flow.cameIn.ways),
      Section(title: "transitions gone", mark: "-", lines: flow.wentOut.ways),
    ]
    sections = presence + (findings + changes).filter { !$0.lines.isEmpty }
  }

  private static func section(_ title: String, _ mark: String, _ findings: [Finding]) -> Section {
    Section(
      title: title, mark: mark,
      lines: findings.map { finding in
        let steps = finding.counterexample.map {
          " (\($0.steps.map(\.event).joined(separator: " > ")))"
        }
        return Wording.line("\(finding.promise): \(finding.breaches[0].reason)\(steps ?? "")")
      })
  }
}
