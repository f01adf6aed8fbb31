import FlowReports

/// What to make of a report, and where to.
struct ReportOptions: Hashable {
  /// The path for standard output.
  static let standardOutput = "-"

  /// The report, or the folder that it is in.
  var input = ""

  /// The paths to write to, standard output being "-".
  var outputs: [ReportFormat: String] = [:]

  /// Whether JUnit's XML names files; nil when nothing was said, which means for GitLab.
  var namesFiles: Bool?

  /// Whether to tell GitHub; nil when nothing was said, which means where it runs the tool.
  var tellsGitHub: Bool?
}
