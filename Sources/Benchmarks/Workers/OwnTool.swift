import FlowChecking
import FlowCommand
import SampleFlows

/// This program as the tool for flows of its own, as a user's package would make one: it is what runs
/// them in workers.
@MainActor
enum OwnTool {
  private static let flows: [any Flow] = [
    ButtonsFlow(areFatal: true), ButtonsFlow(areFatal: false),
  ]

  /// Is the tool and ends the process, if the first word of the command line is one of the tool's.
  static func runIfMeant(by arguments: some Sequence<String>) {
    let first = arguments.first { _ in true }
    guard first == "explore" || first == "--worker" else { return }
    FlowCommand.main(flows, onRequest: Samples.generated + [RayPetsFlow()])
  }

  /// Explores a flow in a process of its own, under some profiles, or where none is named under all
  /// that can make a difference, and returns the time by the clock on the wall and that of all
  /// processors.
  ///
  /// - Throws: ``BenchmarkError`` when it fails.
  static func explore(
    _ arguments: [String], under profiles: [String], expecting statuses: ClosedRange<Int32> = 0...2
  ) throws -> (seconds: Double, processor: Double) {
    let profiles = profiles.flatMap { ["--profile", $0] }
    let before = Stopwatch.secondsOfChildren
    let program = try Program(at: CommandLine.arguments[0])
    let (seconds, result) = Stopwatch.best(of: 1) {
      Result {
        try program.run(["explore"] + arguments + profiles, expecting: statuses)
      }
    }
    _ = try result.get()
    return (seconds, Stopwatch.secondsOfChildren - before)
  }
}
