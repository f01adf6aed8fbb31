import FlowReports

/// What it costs to go on past an event that ends the process.
@MainActor
enum CrashTable {
  /// Explores a flow whose hundred events all end it, and the same where none does, and prints the
  /// difference for each.
  ///
  /// - Throws: ``BenchmarkError`` when the tool fails.
  static func print() throws {
    Swift.print("Crashes: what each costs, in milliseconds, in a flow with a hundred of them")
    var figures = Figures("workers", "wall", "all processors")
    for workers in 1...2 {
      let idle = try OwnTool.explore(["IdleButtons", "--workers", "\(workers)"], under: ["iOS 18"])
      let fatal = try OwnTool.explore(
        ["FatalButtons", "--workers", "\(workers)"], under: ["iOS 18"])
      let count = Double(ButtonsFlow.Button.allCases.count)
      figures.add(
        "\(workers)", Figures.ratio((fatal.seconds - idle.seconds) / count * 1000),
        Figures.ratio((fatal.processor - idle.processor) / count * 1000))
    }
    figures.print()
  }
}
