import FlowChecking

/// Writes a report as annotations that GitHub Actions reads from a log.
///
/// GitHub keeps ten errors of a step, so the tenth says how many there are besides
/// (https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands).
public struct GitHubAnnotations: Sendable {
  private static let most = 9
  private static let longestMessage = 2000

  private let report: Report
  private let files: SourceFiles

  /// Prepares to write a report, whose places are shown where they are paths from the root of the checkout.
  public init(of report: Report, in files: SourceFiles = SourceFiles()) {
    self.report = report
    self.files = files
  }

  /// The lines to print; none when there is nothing to find fault with.
  public var text: String {
    let findings = report.findings
    var lines = findings.prefix(Self.most).map(line)
    let rest = findings.count - Self.most
    if rest > 0 { lines.append("::error title=clew::and \(rest) more, see the summary") }
    return lines.map { "\($0)\n" }.joined()
  }

  private func line(for finding: Finding) -> String {
    let place = finding.place.map {
      "file=\(Self.property(files.path(of: $0.file))),line=\($0.line),"
    }
    let title = Self.property(Wording.shortened("\(finding.flow): \(finding.promise)", to: 200))
    let replay = finding.counterexample.map { "\nReplay: \($0.replay.command)" } ?? ""
    let message = Wording.shortened(finding.sentence, to: Self.longestMessage) + replay
    return "::\(finding.severity.rawValue) \(place ?? "")title=\(title)::\(Self.data(message))"
  }

  /// Returns a text as it stands at the end of a command.
  private static func data(_ text: String) -> String {
    Wording.visible(text).replacing("%", with: "%25").replacing("\n", with: "%0A")
  }

  /// Returns a text as it stands in a property of a command.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
