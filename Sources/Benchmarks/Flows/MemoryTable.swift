import FlowChecking
import FlowReports
import HeadlessUIKit
import ModelChecking
import SampleFlows

/// How much memory the exploration of a large flow needs when a quarter, a half and all of it is seen:
/// as much for each state, or something grows faster than the flow.
@MainActor
enum MemoryTable {
  /// The row that a process of its own measures.
  static let row = "Generated60"

  private static let states = 28_821

  /// Explores parts of the flow, each in a process of its own, and prints the peak of its memory.
  ///
  /// - Throws: ``BenchmarkError`` where a number is wrong.
  static func print() throws {
    Swift.print("Memory: bytes of peak memory for each state, beyond what is needed to begin")
    var figures = Figures("flow", "states", "transitions", "bytes/state", "seconds")
    for limit in [states / 4, states / 2, states] {
      let said = try Program(at: CommandLine.arguments[0]).run("--row", row, "\(limit)")
      let numbers = said.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
      guard numbers.count == 3 else { throw BenchmarkError.noFigures(row, said: said) }
      figures.add(
        row, Wording.grouped(limit), Wording.grouped(Int(numbers[2])),
        Wording.grouped(Int(numbers[1]) / limit), Figures.ratio(numbers[0]))
    }
    figures.print()
  }

  /// Explores up to so many states in this process and prints the figures as numbers.
  ///
  /// - Throws: ``BenchmarkError`` where there are fewer.
  static func measure(upTo limit: Int) throws {
    let explorer = try FlowExplorer(
      of: GeneratedFlow(), within: Limits(states: limit), profiles: [.iOS18], unspecified: false)
    let before = Memory.resident
    let (seconds, found) = Stopwatch.processor { explorer.explore().statistics }
    let counts = ValueCounts(states: found.states, transitions: found.transitions)
    guard found.states == limit else {
      throw BenchmarkError.wrongCounts(
        row, found: counts, expected: ValueCounts(states: limit, transitions: found.transitions))
    }
    Swift.print(seconds, max(Memory.peak - before, 0), found.transitions)
  }
}
