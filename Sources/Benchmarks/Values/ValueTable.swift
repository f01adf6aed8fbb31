import FlowReports
import Foundation
import ModelChecking

/// How fast systems whose states are values are searched, and in how much memory.
enum ValueTable {
  /// Prints a row for each system, searched in a process of its own: memory that one has given back
  /// is not taken for free by the next.
  ///
  /// - Throws: ``BenchmarkError`` where a number is wrong.
  static func print(upTo size: ValueSize) throws {
    Swift.print("Value systems, every event of every state, one thread, a promise checked")
    Swift.print("(states a second of processor time; bytes of peak memory for each state)")
    var figures = Figures(
      "system", "states", "transitions", "states/s", "transitions/s", "bytes", "with transitions",
      "bytes")
    for row in ValueRow.all where row.size <= size {
      let ways = try measured(row, keeping: .ways)
      let graph = try measured(row, keeping: .transitions)
      let (states, transitions) = (row.counts.states, row.counts.transitions)
      figures.add(
        row.name, Wording.grouped(states), Wording.grouped(transitions),
        Figures.rate(states, in: ways.seconds), Figures.rate(transitions, in: ways.seconds),
        bytes(ways, states), Figures.rate(states, in: graph.seconds), bytes(graph, states))
    }
    figures.print()
  }

  /// Searches one system in this process and prints its figures as numbers.
  ///
  /// - Throws: ``BenchmarkError`` where a number is wrong.
  static func measure(_ name: String, keeping detail: String) throws {
    guard let row = ValueRow.all.first(where: { $0.name == name }) else {
      throw BenchmarkError.usage(name)
    }
    let before = Memory.resident
    let (seconds, counts) = Stopwatch.processor {
      row.search(detail == "ways" ? .ways : .transitions)
    }
    guard counts == row.counts else {
      throw BenchmarkError.wrongCounts(name, found: counts, expected: row.counts)
    }
    Swift.print(seconds, max(Memory.peak - before, 0))
  }

  /// Searches a system in a new process and returns its figures.
  static func measured(_ row: ValueRow, keeping detail: GraphDetail) throws -> ValueFigures {
    let program = try Program(at: CommandLine.arguments[0])
    let said = try program.run("--row", row.name, "\(detail)")
    let numbers = said.split(whereSeparator: \.isWhitespace)
    guard numbers.count == 2, let seconds = Double(numbers[0]), let bytes = Int(numbers[1]) else {
      throw BenchmarkError.noFigures(row.name, said: said)
    }
    return ValueFigures(seconds: seconds, bytes: bytes)
  }

  /// Below a hundred thousand states the memory of the program itself is most of it.
  private static func bytes(_ figures: ValueFigures, _ states: Int) -> String {
    states < 100_000 ? "–" : Wording.grouped(figures.bytes / states)
  }
}
