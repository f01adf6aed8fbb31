import FlowChecking
import FlowReports
import SampleFlows

/// What it costs to read a state: the fingerprint of everything that can be reached.
@MainActor
enum ReadingTable {
  /// Reads the first state of some flows and prints the processor time.
  static func print() {
    Swift.print("Fingerprints: processor time of reading the first state")
    var figures = Figures("flow", "objects", "µs/state", "ns/object")
    add("RayPets", RayPetsFlow(), &figures)
    add("HowToCode", HowToCodeFlow(), &figures)
    add("Generated60", GeneratedFlow(), &figures)
    figures.print()
  }

  private static func add(_ name: String, _ flow: some Flow, _ figures: inout Figures) {
    let run = ReadingRun(of: flow)
    _ = run.read(100)
    let count = 20_000
    let (seconds, objects) = Stopwatch.processor { run.read(count) }
    let perState = seconds / Double(count)
    figures.add(
      name, Wording.grouped(objects), Figures.ratio(perState * 1e6),
      Wording.grouped(Int(perState * 1e9) / max(objects, 1)))
  }
}
