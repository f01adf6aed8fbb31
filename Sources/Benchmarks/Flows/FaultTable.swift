import FlowChecking
import FlowReports
import HeadlessUIKit
import ModelChecking
import SampleFlows

/// How many events it takes to come upon each planted fault.
@MainActor
enum FaultTable {
  /// Explores each faulty sample by three strategies until a promise is broken.
  ///
  /// - Throws: ``FlowError`` where a sample is declared wrongly.
  static func print() throws {
    Swift.print("Planted faults: events until the first broken promise, and milliseconds")
    var figures = Figures("flow", "exhaustive", "ms", "guided", "ms", "uniform", "ms")
    for flow in Samples.faulty {
      let exhaustive = try cost(of: flow, by: .exhaustive)
      let guided = try cost(of: flow, by: .guided(Seed(1)))
      let uniform = try cost(of: flow, by: .random(Seed(1)))
      figures.add(
        flow.name, exhaustive.events, exhaustive.time, guided.events, guided.time, uniform.events,
        uniform.time)
    }
    figures.print()
  }

  /// Explores until a promise is broken; the events are those before anything is shrunk.
  private static func cost(of flow: some Flow, by strategy: FlowStrategy) throws -> (
    events: String, time: String
  ) {
    let limits: Limits = [.firstViolation, .events(20_000)]
    let explorer = try FlowExplorer(
      of: flow, by: strategy, within: limits, profiles: [.iOS18], unspecified: false)
    let (seconds, found) = Stopwatch.processor { explorer.explore() }
    guard found.stopReason == .firstViolation else { return ("not found", "–") }
    return (Wording.grouped(found.statistics.events), Wording.grouped(Int(seconds * 1000)))
  }
}
