public import FlowChecking
import Foundation

/// The command line tool, for the flows of whoever calls it.
@MainActor
public enum FlowCommand {
  /// Runs the tool with the arguments of the process, and ends the process.
  public static func main(_ flows: [any Flow]) -> Never {
    exit(run(flows, arguments: Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  /// Runs the tool with some arguments on standard output and standard error.
  public static func run(_ flows: [any Flow], arguments: [String]) -> ExitStatus {
    run(flows, arguments: arguments, on: .standard)
  }

  static func run(_ flows: [any Flow], arguments: [String], on terminal: Terminal) -> ExitStatus {
    var parser = CommandParser(arguments)
    do {
      let status = try CommandRunner(flows: flows, terminal: terminal).run(try parser.parse())
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
