import FlowReports
import ModelChecking

/// How much faster two threads search a system of values than one.
enum ThreadTable {
  /// Prints a row for each system that is large enough, by the shortest of three runs.
  ///
  /// - Throws: ``BenchmarkError`` where a number is wrong.
  static func print(upTo size: ValueSize) throws {
    Swift.print("Value systems with one thread and with two, the same graph")
    Swift.print("(states a second by the clock on the wall, which whoever works beside them slows)")
    var figures = Figures("system", "1 thread", "2 threads", "ratio")
    for row in ValueRow.all where row.size <= size && row.counts.states > 100_000 {
      var seconds = [Double.infinity, .infinity]
      for _ in 0..<3 {
        for threads in 1...2 {
          let found = try ValueTable.measured(row, keeping: .ways, threads: threads)
          seconds[threads - 1] = min(seconds[threads - 1], found.wallSeconds)
        }
      }
      let rates = seconds.map { Figures.rate(row.counts.states, in: $0) }
      figures.add(row.name, rates[0], rates[1], Figures.ratio(seconds[0] / seconds[1]))
    }
    figures.print()
  }
}
