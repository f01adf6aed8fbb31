import FlowReports

/// Says what changed between two reports, for the command line.
struct DiffRunner {
  let options: DiffOptions
  let terminal: Terminal

  /// Writes what changed, and returns what to say to the shell.
  func run() -> ExitStatus {
    let difference: ReportDifference
    do {
      difference = ReportDifference(
        from: try Report(at: options.old), to: try Report(at: options.new))
    } catch {
      return complain(error, .unreadableInput)
    }
    do {
      try write(difference)
    } catch {
      return complain(error, .internal)
    }
    return difference.hasNewFindings ? .violated : .holds
  }

  private func write(_ difference: ReportDifference) throws(RegressionError) {
    guard options.markdown != nil || options.html != nil else {
      return terminal.print(DifferenceFormat.text.text(of: difference))
    }
    for (path, format) in [(options.markdown, DifferenceFormat.markdown), (options.html, .html)] {
      guard let path else { continue }
      if path == ReportOptions.standardOutput {
        terminal.print(format.text(of: difference))
      } else {
        try format.write(difference, to: path)
      }
    }
  }

  private func complain(_ error: RegressionError, _ status: ExitStatus) -> ExitStatus {
    terminal.complain("\(terminal.tool): \(error)\n")
    return status
  }
}
