public import FlowChecking
import Foundation
import HeadlessUIKit

/// The command line tool, for the flows of whoever calls it.
@MainActor
public enum FlowCommand {
  /// Runs the tool with the arguments of the process, and ends the process.
  ///
  /// Flows run in worker processes, which are this program once more: nothing but this call should
  /// do anything in it, and the flows must be the same each time. Flows on request are explored only
  /// when they are named, since they take too long for every time. Tasks of flows run in virtual time if
  /// nothing asynchronous has happened in the process before the call.
  public static func main(_ flows: [any Flow], onRequest: [any Flow] = []) -> Never {
    VirtualTasks.install()
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let worker = worker(for: arguments, of: flows + onRequest) { worker.run() }
    var terminal = Terminal.standard
    terminal.watchInterruption = {
      let interruption = Interruption()
      return { interruption.isRequested }
    }
    let status = run(
      flows, onRequest: onRequest, arguments: arguments, on: terminal, canStartWorkers: true)
    exit(status.rawValue)
  }

  /// Runs the tool with some arguments on standard output and standard error, all in this process.
  public static func run(_ flows: [any Flow], arguments: [String]) -> ExitStatus {
    run(flows, arguments: arguments, on: .standard)
  }

  /// Returns what the process is to do if it is a worker, which one forks into then.
  private static func worker(for arguments: [String], of flows: [any Flow]) -> WorkerLoop? {
    guard arguments.first == ForkServer.verb else { return nil }
    let numbers = arguments.dropFirst().compactMap { Int($0) }
    guard numbers.count == 2, flows.indices.contains(numbers[0]) else { return nil }
    ForkLoop.run()
    return WorkerLoop(running: flows[numbers[0]], megabytes: numbers[1])
  }

  static func run(
    _ flows: [any Flow], onRequest: [any Flow] = [], arguments: [String], on terminal: Terminal,
    canStartWorkers: Bool = false
  ) -> ExitStatus {
    var parser = CommandParser(arguments)
    let runner = CommandRunner(
      flows: flows, onRequest: onRequest, terminal: terminal, canStartWorkers: canStartWorkers)
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
