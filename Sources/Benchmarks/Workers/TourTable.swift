import FlowReports
import HeadlessUIKit

/// How long it takes to explore a flow as thoroughly as a team would want it for each change.
@MainActor
enum TourTable {
  /// How many seconds it is to take at most.
  private static let target = 1.0

  /// Explores RayPets under every profile, with one event at a time while animations run, and prints
  /// the seconds from start to end of the tool.
  ///
  /// - Throws: ``BenchmarkError`` when the tool fails, or does not find that every promise holds.
  static func print() throws {
    Swift.print("RayPets complete under every profile, impatience 1: seconds")
    var figures = Figures("workers", "seconds", "with other answers", "target")
    let profiles = UIKitProfile.all.map { "\($0)" }
    for workers in 1...2 {
      figures.add(
        "\(workers)", Figures.ratio(try seconds(workers, profiles)),
        Figures.ratio(try seconds(workers, [])), Figures.ratio(target))
    }
    figures.print()
  }

  /// Returns how long it takes under some profiles, or under all and with each other answer to a
  /// question that nobody has answered.
  private static func seconds(_ workers: Int, _ profiles: [String]) throws -> Double {
    try OwnTool.explore(
      ["RayPets", "--impatience", "1", "--workers", "\(workers)"], under: profiles,
      expecting: 0...0
    ).seconds
  }
}
