import FlowReports

/// How much sooner two workers have explored a large flow than one.
@MainActor
enum WorkerTable {
  /// Explores the generated app with one worker and with two, and prints the ratio.
  ///
  /// All of it: where a limit ends the exploration, some of what the second one finds is beyond it.
  ///
  /// - Throws: ``BenchmarkError`` when the tool fails.
  static func print() throws {
    Swift.print("Workers: seconds until Generated60 is explored")
    var figures = Figures("workers", "wall", "all processors", "ratio")
    let one = try explore(by: 1)
    let two = try explore(by: 2)
    figures.add("1", Figures.ratio(one.seconds), Figures.ratio(one.processor), Figures.ratio(1))
    figures.add(
      "2", Figures.ratio(two.seconds), Figures.ratio(two.processor),
      Figures.ratio(one.seconds / two.seconds))
    figures.print()
  }

  private static func explore(by count: Int) throws -> (seconds: Double, processor: Double) {
    try OwnTool.explore("Generated60", "--workers", "\(count)")
  }
}
