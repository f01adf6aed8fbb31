import FlowReports
import SampleFlows

@testable import FlowCommand

/// A terminal that keeps what is written to it.
@MainActor
final class TestTerminal {
  private(set) var output = ""
  private(set) var complaints = ""
  private(set) var progress: [String] = []

  /// Runs the tool over the sample flows.
  func run(_ arguments: String...) -> ExitStatus {
    run(arguments)
  }

  /// Runs the tool over the sample flows.
  func run(_ arguments: [String]) -> ExitStatus {
    let terminal = Terminal(
      print: { self.output += $0 }, complain: { self.complaints += $0 },
      showProgress: { self.progress.append($0) }, style: .plain, tool: "clew")
    return FlowCommand.run(Samples.all, arguments: arguments, on: terminal)
  }
}
