import FlowReports

/// Walks what specs draw, whether there are such flows or not, for the command line.
@MainActor
struct DrawingRunner {
  /// What tells a spec from a flow on the command line.
  static let suffix = ".md"

  let terminal: Terminal

  /// Says of one spec after the other whether what it draws can be used.
  func explore(_ files: [String]) -> ExitStatus {
    var status = ExitStatus.holds
    for file in files {
      do {
        let report = try DrawingReport(of: try Spec(at: file))
        terminal.print(report.text(by: terminal.report))
        if !report.isSound, status == .holds { status = .violated }
      } catch {
        terminal.complain("\(terminal.tool): \(error)\n")
        status = .unreadableInput
      }
    }
    return status
  }
}
