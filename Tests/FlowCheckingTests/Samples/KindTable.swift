@testable import FlowChecking

/// What there is for each kind of real faults: samples that break promises, their sound twins, and
/// real faults that were rebuilt.
@MainActor
struct KindTable {
  /// The lines of the table, for a terminal and for an article alike.
  private(set) var lines: [String]

  /// Explores the samples of each kind, and their twins.
  init(of samples: [FaultySample], _ cases: [BugCase]) throws {
    lines = [
      "| kind | what goes wrong | samples, and what catches them | sound twins | real faults rebuilt |",
      "|---|---|---|---|---|",
    ]
    for kind in BugKind.allCases {
      let samples = samples.filter { $0.kind == kind }
      let caught = try samples.map(Self.catches)
      let holding = try samples.filter(Self.hasSoundTwin).count
      let rebuilt = cases.count { $0.kind == kind }
      let cells = [
        "K\(kind.rawValue)", kind.name,
        caught.isEmpty ? "none yet" : caught.joined(separator: "; "),
        samples.isEmpty ? "–" : "\(holding) of \(samples.count) hold",
        "\(rebuilt) of \(kind.collected)",
      ]
      lines.append("| \(cells.joined(separator: " | ")) |")
    }
  }

  private static func catches(_ sample: FaultySample) throws -> String {
    let broken = try sample.explore().findings.filter { $0.verdict.outcome == .violated }
    let names = broken.map(\.property).joined(separator: ", ")
    return "`\(sample.name)`: \(names.isEmpty ? "missed" : names)"
  }

  private static func hasSoundTwin(_ sample: FaultySample) throws -> Bool {
    try sample.exploreTwin().outcome == .holds
  }
}
