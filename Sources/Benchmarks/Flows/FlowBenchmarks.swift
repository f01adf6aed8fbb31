import FlowChecking
import FlowReports
import HeadlessUIKit
import ModelChecking
import SampleFlows

/// How fast flows of real coordinators are explored, against how fast they run by themselves.
///
/// Both are measured in turns, by processor time. Explored events are all that were performed: those
/// that were counted, and those by which known transitions are walked once more in the end.
@MainActor
enum FlowBenchmarks {
  /// Runs and explores flows, and prints the figures and ratios.
  static func run() throws {
    print("Flows: events a second, by themselves and explored with everything on")
    var figures = Figures(
      "flow", "states", "transitions", "by itself", "explored", "ratio", "events/transition",
      "bytes/state")
    try measure("RayPets", RayPetsFlow(), &figures)
    try measure("RayPets, impatience 1", RayPetsFlow(), impatience: 1, runs: 3, &figures)
    try measure("HowToCode", HowToCodeFlow(), &figures)
    try measure("Generated60", GeneratedFlow(), runs: 1, &figures)
    figures.print()
  }

  private static func measure(
    _ name: String, _ flow: some Flow, impatience: Int = 0, runs: Int = 10,
    _ figures: inout Figures
  ) throws {
    let bare = UnwatchedRun(of: flow, seed: Seed(1))
    let count = 2_000
    let explorer = try FlowExplorer(
      of: flow, impatience: impatience, profiles: [.iOS18], unspecified: false)
    let before = Memory.resident
    var (bareSeconds, seconds) = (Double.infinity, Double.infinity)
    var statistics: FlowStatistics?
    for _ in 0..<runs {
      bareSeconds = min(bareSeconds, Stopwatch.processor { bare.perform(count) }.seconds)
      let explored = Stopwatch.processor { explorer.explore() }
      seconds = min(seconds, explored.seconds)
      statistics = explored.1.statistics
    }
    guard let found = statistics else { return }
    let bytes = max(Memory.resident - before, 0)
    let rate = Double(found.events + found.audited) / seconds
    let bareRate = Double(count) / bareSeconds
    figures.add(
      name, Wording.grouped(found.states), Wording.grouped(found.transitions),
      Wording.grouped(Int(bareRate)), Wording.grouped(Int(rate)), Figures.ratio(rate / bareRate),
      Figures.ratio(Double(found.events) / Double(found.transitions)),
      Wording.grouped(bytes / found.states))
  }
}
