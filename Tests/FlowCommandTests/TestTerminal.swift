import FlowReports
import SampleFlows

@testable import FlowCommand

/// A terminal that keeps what is written to it.
@MainActor
final class TestTerminal {
  private(set) var output = ""
  private(set) var complaints = ""
  private(set) var progress: [String] = []

  /// The variables of the environment.
  var environment: [String: String] = [:]

  /// How often the tool asks whether it is to end before it is; never when nil.
  var interruptedAfter: Int?

  /// Runs the tool over the sample flows.
  func run(_ arguments: String...) -> ExitStatus {
    run(arguments)
  }

  /// Makes other formats of a report.
  func report(_ arguments: String...) -> ExitStatus {
    run(["report"] + arguments)
  }

  /// Runs the tool over the sample flows.
  func run(_ arguments: [String]) -> ExitStatus {
    var terminal = Terminal(
      print: { self.output += $0 }, complain: { self.complaints += $0 },
      showProgress: { self.progress.append($0) }, environment: environment, style: .plain,
      tool: "clew")
    var questions = 0
    terminal.watchInterruption = { [interruptedAfter] in
      {
        questions += 1
        return interruptedAfter.map { questions > $0 } ?? false
      }
    }
    return FlowCommand.run(
      Samples.all, onRequest: Samples.generated, arguments: arguments, on: terminal)
  }
}
