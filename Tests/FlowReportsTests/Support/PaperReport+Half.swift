@testable import FlowChecking
@testable import FlowReports

extension PaperReport {
  /// A report of a flow with two states, the second of which has two events, some of them tried.
  static func half(
    targets: [Int], tool: String = "clew \(Version.current)", impatience: Int = 0,
    start: String = "a"
  ) -> Report {
    let sample = flow("Half")
    let graph = Report.Graph(
      events: ["a", "b"].map { Report.Event(label: $0, name: $0, isGesture: false) },
      pictures: [],
      states: [
        Report.State(
          fingerprint: start, screens: "A", picture: nil, distance: 0, events: [0], targets: [1]),
        Report.State(
          fingerprint: "b", screens: "B", picture: nil, distance: 1, events: [0, 1],
          targets: targets),
      ])
    let flow = Report.Flow(
      name: "Half",
      settings: Report.Settings(
        strategy: "random", seed: "1", impatience: impatience, excluded: []),
      outcome: .undecided, stopReason: "the time was up", reach: "sampled", isComplete: false,
      promises: [
        Report.Promise(
          name: "p", id: "p", severity: .error, sentence: nil, verdict: .undecided,
          reason: "the time was up", counterexamples: [],
          brokenUnder: [])
      ], counterexamples: [], runs: sample.runs, graph: graph, hasLostTask: false, remarks: [],
      notes: [])
    return Report(flows: [flow], tool: tool)
  }
}
