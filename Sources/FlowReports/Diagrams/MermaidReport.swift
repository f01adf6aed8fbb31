/// Draws the screens of a report's flows in Mermaid's language.
public struct MermaidReport: Sendable {
  private let report: Report

  /// Prepares to draw a report.
  public init(of report: Report) {
    self.report = report
  }

  /// The diagram, a part of it for each flow.
  public var text: String {
    let parts = report.flows.enumerated().map { place, flow in
      MermaidFlow(of: flow, id: "f\(place + 1)")
    }
    let isOnly = parts.count == 1
    let groups = parts.flatMap { isOnly ? $0.groups : $0.framedGroups }
    let lines = ["flowchart LR"] + groups + parts.flatMap { $0.arrows(along: nil) }
    return lines.map { "\($0)\n" }.joined()
  }
}
