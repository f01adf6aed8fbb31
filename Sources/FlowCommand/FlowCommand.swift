public import FlowChecking
import Foundation

/// The command line tool, for the flows of whoever calls it.
@MainActor
public enum FlowCommand {
  /// Runs the tool with the arguments of the process, and ends the process.
  ///
  /// Flows run in worker processes, which are this program once more: nothing but this call should
  /// do anything in it, and the flows must be the same each time.
  public static func main(_ flows: [any Flow]) -> Never {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let flow = flow(forWorkerWith: arguments, of: flows) { WorkerLoop(running: flow).run() }
    exit(run(flows, arguments: arguments, on: .standard, canStartWorkers: true).rawValue)
  }

  /// Runs the tool with some arguments on standard output and standard error, all in this process.
  public static func run(_ flows: [any Flow], arguments: [String]) -> ExitStatus {
    run(flows, arguments: arguments, on: .standard)
  }

  /// Returns the flow that the process is to run as a worker, if it is one.
  private static func flow(
    forWorkerWith arguments: [String], of flows: [any Flow]
  ) -> (any Flow)? {
    guard arguments.count == 2, arguments[0] == WorkerProcess.verb, let place = Int(arguments[1]),
      flows.indices.contains(place)
    else { return nil }
    return flows[place]
  }

  static func run(
    _ flows: [any Flow], arguments: [String], on terminal: Terminal, canStartWorkers: Bool = false
  ) -> ExitStatus {
    var parser = CommandParser(arguments)
    let runner = CommandRunner(flows: flows, terminal: terminal, canStartWorkers: canStartWorkers)
    do {
      let status = try runner.run(try parser.parse())
      guard !terminal.hasPrintedAll() else { return status }
      terminal.complain("\(terminal.tool): The results could not be written.\n")
      return .internal
    } catch {
      terminal.complain(
        "\(terminal.tool): \(error.message)\nSee \"\(terminal.tool) --help\".\n")
      return .usage
    }
  }
}
