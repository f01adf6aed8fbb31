import FlowReports

/// Makes one report of several, for the command line.
struct MergeRunner {
  let options: MergeOptions
  let terminal: Terminal

  /// Writes the report, and returns what to say to the shell.
  func run() -> ExitStatus {
    do {
      var reports: [Report] = []
      for path in ReportSearch.paths(at: options.inputs) { reports.append(try Report(at: path)) }
      let report = try Report(merging: reports)
      guard let error = write(report) else { return complete(reports) }
      return complain("\(error)", .internal)
    } catch {
      return complain(error is MergeError ? "\(error)." : "\(error)", .unreadableInput)
    }
  }

  private func write(_ report: Report) -> RegressionError? {
    do {
      if options.output.hasSuffix(".json") {
        try report.write(to: options.output)
      } else {
        try ReportFolder(at: options.output).write(report)
      }
      return nil
    } catch {
      return error
    }
  }

  /// Says which shards are missing, if any.
  private func complete(_ reports: [Report]) -> ExitStatus {
    let missing = Report.missingShards(among: reports)
    guard !missing.numbers.isEmpty else { return .holds }
    let numbers = missing.numbers.map { "\($0)" }.joined(separator: ", ")
    return complain("of \(missing.count) shards these are missing: \(numbers).", .undecided)
  }

  private func complain(_ text: String, _ status: ExitStatus) -> ExitStatus {
    terminal.complain("\(terminal.tool): \(text)\n")
    return status
  }
}
