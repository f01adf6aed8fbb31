import FlowReports

/// Makes other formats of a report, for the command line.
struct ReportRunner {
  let options: ReportOptions
  let terminal: Terminal

  /// Writes what is wanted, and returns what to say to the shell.
  func run() -> ExitStatus {
    let report: Report
    do {
      report = try Report(at: options.input)
    } catch {
      return complain(error, .unreadableInput)
    }
    let sources = SourceFiles(below: terminal.environment["GITHUB_WORKSPACE"] ?? ".")
    var status = ExitStatus.holds
    for format in ReportFormat.allCases {
      guard let path = options.outputs[format] else { continue }
      do {
        try write(report, as: format, to: path, in: sources)
      } catch {
        status = complain(error, .internal)
      }
    }
    guard tellsGitHub else { return status }
    return tellGitHub(of: report, in: sources) ?? status
  }

  private func write(
    _ report: Report, as format: ReportFormat, to path: String, in sources: SourceFiles
  ) throws(RegressionError) {
    let namesFiles = options.namesFiles ?? (terminal.environment["GITLAB_CI"] != nil)
    guard path == ReportOptions.standardOutput else {
      return try format.write(report, to: path, namingFiles: namesFiles, in: sources)
    }
    for file in format.files(of: report, namingFiles: namesFiles, in: sources) {
      terminal.print(file.text)
    }
  }

  /// Whether annotations are printed: nothing else must go to standard output then.
  private var tellsGitHub: Bool {
    if let tells = options.tellsGitHub { return tells }
    let isFree = !options.outputs.values.contains(ReportOptions.standardOutput)
    return isFree && terminal.environment["GITHUB_ACTIONS"] == "true"
  }

  /// Prints annotations and adds to the summary of the step; returns a status if that fails.
  private func tellGitHub(of report: Report, in sources: SourceFiles) -> ExitStatus? {
    terminal.print(GitHubAnnotations(of: report, in: sources).text)
    guard let path = terminal.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return nil }
    do {
      try MarkdownReport(of: report).append(to: path)
      return nil
    } catch {
      return complain(error, .internal)
    }
  }

  private func complain(_ error: RegressionError, _ status: ExitStatus) -> ExitStatus {
    terminal.complain("\(terminal.tool): \(error)\n")
    return status
  }
}
