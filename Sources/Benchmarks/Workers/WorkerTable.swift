import FlowReports

/// How much sooner two workers have explored a large flow than one.
@MainActor
enum WorkerTable {
  /// The profiles of each row: under one they share one way, under two each has its own.
  private static let rows = [["iOS 18"], ["iOS 26", "iOS 13"]]

  /// Explores the generated app with one worker and with two, and prints the ratio.
  ///
  /// All of it: where a limit ends the exploration, some of what the second one finds is beyond it.
  ///
  /// - Throws: ``BenchmarkError`` when the tool fails.
  static func print() throws {
    Swift.print("Workers: seconds until Generated60 is explored")
    var figures = Figures("profiles", "one worker", "two", "ratio")
    for profiles in rows {
      let seconds = try (1...2).map { try explore(by: $0, under: profiles) }
      figures.add(
        profiles.joined(separator: ", "), Figures.ratio(seconds[0]), Figures.ratio(seconds[1]),
        Figures.ratio(seconds[0] / seconds[1]))
    }
    figures.print()
  }

  private static func explore(by count: Int, under profiles: [String]) throws -> Double {
    try OwnTool.explore(["Generated60", "--workers", "\(count)"], under: profiles).seconds
  }
}
