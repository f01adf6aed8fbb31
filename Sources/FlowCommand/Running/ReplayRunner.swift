import FlowChecking
import FlowReports
import HeadlessUIKit

/// Runs a flow along given events, for the command line.
@MainActor
struct ReplayRunner {
  let listed: ListedFlow
  let isolation: Isolation
  let terminal: Terminal

  /// Runs the events and prints what they do, or why they do not fit.
  func replay(_ options: ReplayOptions) -> ExitStatus {
    do {
      switch options {
      case .token(let token, let profile):
        return print(try replay(of: EventLabel.steps(of: token), under: profile))
      case .file(let path, let profile): return try replay(RegressionFile(at: path), path, profile)
      }
    } catch let error as ReplayError {
      return complain(of: error)
    } catch {
      return complain("\(error)\n")
    }
  }

  private func replay(_ file: RegressionFile, _ path: String, _ profile: UIKitProfile?) throws
    -> ExitStatus
  {
    let name = listed.flow.name
    guard file.flow == name else {
      return complain("\(path): this is a regression of \(file.flow), not of \(name).\n")
    }
    do {
      return print(try replay(of: file.regression.events, under: profile ?? file.profile))
    } catch {
      return complain(of: error, at: "\(path):\(file.lines[error.step - 1]): ")
    }
  }

  private func replay(of events: [String], under profile: UIKitProfile) throws(ReplayError)
    -> FlowReplay
  {
    try FlowReplay(
      of: listed.flow, events: events, profile: profile,
      startingWorkers: listed.worker(isolation, on: terminal))
  }

  private func print(_ replay: FlowReplay) -> ExitStatus {
    terminal.print(terminal.report.text(of: replay))
    return replay.breaches.isEmpty ? .holds : .violated
  }

  private func complain(of error: ReplayError, at place: String = "") -> ExitStatus {
    let suggestion = Spelling.nearest(to: error.label, among: error.offered)
    return complain(place + terminal.report.text(of: error, suggestion: suggestion))
  }

  private func complain(_ text: String) -> ExitStatus {
    terminal.complain("\(terminal.tool): \(text)")
    return .unreadableInput
  }
}
