import FlowReports
import ModelChecking

/// How fast systems whose states are values are explored.
enum ValueBenchmarks {
  /// Explores each system and prints its figures.
  static func run() {
    print("Value systems, every event of every state, one thread")
    var figures = Figures(
      "system", "states", "transitions", "states/s", "transitions/s", "bytes/state")
    measure("navigation S", NavigationStack.benchmark, &figures)
    measure("navigation M", NavigationStack.large, &figures)
    measure("navigation L", NavigationStack.veryLarge, runs: 1, &figures)
    measure("philosophers 9", DiningPhilosophers(count: 9), &figures)
    for count in [3, 5, 7] {
      measure("two-phase commit \(count)", TwoPhaseCommit(count: count), runs: 1, &figures)
    }
    figures.print()
  }

  private static func measure<System: ValueSystem>(
    _ name: String, _ system: System, runs: Int = 3, _ figures: inout Figures
  ) {
    let before = Memory.resident
    let (seconds, counts) = Stopwatch.best(of: runs) {
      var explorer = Explorer(of: ValueExecution(of: system), checking: [])
      explorer.explore(by: Exhaustive())
      let graph = explorer.exploration.graph
      return (
        states: graph.stateCount, transitions: graph.transitionCount,
        bytes: max(Memory.resident - before, 0)
      )
    }
    figures.add(
      name, Wording.grouped(counts.states), Wording.grouped(counts.transitions),
      Figures.rate(counts.states, in: seconds), Figures.rate(counts.transitions, in: seconds),
      Wording.grouped(counts.bytes / counts.states))
  }
}
