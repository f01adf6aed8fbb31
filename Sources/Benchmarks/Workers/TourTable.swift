import FlowReports

/// How long it takes to explore a flow as thoroughly as a team would want it for each change.
@MainActor
enum TourTable {
  /// How many seconds it is to take at most.
  private static let target = 1.0

  /// Explores RayPets under every profile that can make a difference, with one event at a time while
  /// animations run, and prints the seconds from start to end of the tool.
  ///
  /// - Throws: ``BenchmarkError`` when the tool fails, or does not find that every promise holds.
  static func print() throws {
    Swift.print("RayPets complete under every profile, impatience 1: seconds")
    var figures = Figures("workers", "wall", "all processors", "target")
    for workers in 1...2 {
      let spent = try OwnTool.explore(
        "RayPets", "--impatience", "1", "--workers", "\(workers)", under: nil,
        expecting: 0...0)
      figures.add(
        "\(workers)", Figures.ratio(spent.seconds), Figures.ratio(spent.processor),
        Figures.ratio(target))
    }
    figures.print()
  }
}
