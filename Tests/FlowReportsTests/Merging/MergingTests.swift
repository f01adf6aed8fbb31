import FlowChecking
import HeadlessUIKit
import ModelChecking
import SampleFlows
import Testing

@testable import FlowReports

/// Reports of parts become the report of the whole, exactly.
@MainActor @Suite
struct MergingTests {
  private func report(of flow: some Flow, states: Int? = nil, depth: Int? = nil) throws -> Report {
    let explorer = try FlowExplorer(
      of: flow, within: Limits(states: states, depth: depth), profiles: [.newest],
      unspecified: false)
    return Report(of: [explorer.explore()])
  }

  @Test
  func `a report with itself is itself, with twice the events`() throws {
    let report = try report(of: RayPetsFlow.sheetPulledDownUnnoticed)
    let merged = try Report(merging: [report, report])
    #expect(merged.flows[0].graph == report.flows[0].graph)
    #expect(merged.flows[0].counterexamples == report.flows[0].counterexamples)
    #expect(merged.flows[0].promises == report.flows[0].promises)
    #expect(merged.flows[0].outcome == .violated)
    #expect(merged.flows[0].runs[0].states == report.flows[0].runs[0].states)
    #expect(merged.flows[0].runs[0].transitions == report.flows[0].runs[0].transitions)
    #expect(merged.flows[0].runs[0].events == 2 * report.flows[0].runs[0].events)
    #expect(
      merged.flows[0].runs[0].coverage.map(\.performed)
        == report.flows[0].runs[0].coverage.map { 2 * $0.performed })
    #expect(try Report(merging: [report]).json == report.json)
  }

  @Test
  func `a part and the whole are the whole, in either order`() throws {
    let whole = try report(of: RayPetsFlow())
    let part = try report(of: RayPetsFlow(), depth: 3)
    #expect(whole.flows[0].graph.states.count == 33)
    #expect(part.flows[0].graph.states.count < 33)
    for reports in [[whole, part], [part, whole]] {
      let flow = try Report(merging: reports).flows[0]
      #expect(Set(flow.graph.states.map(\.fingerprint)).count == 33)
      #expect(flow.graph.states.count == 33)
      #expect(flow.graph.transitionCount == 222)
      #expect(flow.graph.states.map(\.distance).max() == 6)
      #expect(flow.outcome == .holds)
      #expect(flow.isComplete)
      #expect(flow.promises.allSatisfy { $0.verdict == .holds && $0.reason == nil })
      #expect(Set(flow.graph.pictures) == Set(whole.flows[0].graph.pictures))
    }
  }

  @Test
  func `what was offered and performed is added up`() throws {
    let part = try report(of: RayPetsFlow(), depth: 3)
    let once = part.flows[0].runs[0].coverage
    let twice = try Report(merging: [part, part]).flows[0].runs[0].coverage
    #expect(twice.map(\.offered) == once.map { $0.offered * 2 })
    #expect(twice.map(\.performed) == once.map { $0.performed * 2 })
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `an event that leads elsewhere is refused, whichever is first`(order: [Int]) {
    #expect(throws: MergeError.otherFlow("Half", "“a” leads elsewhere from “B”")) {
      try Report(merging: order.map { PaperReport.half(targets: [$0, -1]) })
    }
  }

  @Test
  func `parts alone stay undecided`() throws {
    let part = try report(of: RayPetsFlow(), depth: 3)
    let flow = try Report(merging: [part, part]).flows[0]
    #expect(flow.outcome == .undecided)
    #expect(!flow.isComplete)
    let decided = flow.promises.filter { $0.verdict != .undecided }
    #expect(decided.map(\.name) == ["no dead event"])
    #expect(flow.stopReason == part.flows[0].stopReason)
  }

  @Test
  func `what is known by no exploration alone is not said to hold`() throws {
    let halves = [[1, -1], [-1, 0]].map { PaperReport.half(targets: $0) }
    let flow = try Report(merging: halves).flows[0]
    #expect(flow.graph.states.map(\.targets) == [[1], [1, 0]])
    #expect(flow.graph.states.map(\.distance) == [0, 1])
    #expect(flow.promises.map(\.verdict) == [.undecided])
    #expect(
      flow.promises[0].reason
        == "every event of every state was tried, but by no exploration alone: "
        + "explore once without a limit")
    #expect(flow.runs[0].transitions == 3)
  }

  @Test
  func `of each fault the shortest trace is kept`() throws {
    let short = PaperReport.make(steps: 2)
    let long = PaperReport.make(steps: 5)
    for reports in [[short, long], [long, short]] {
      let flow = try Report(merging: reports).flows[0]
      #expect(flow.counterexamples.map(\.steps.count) == [2])
      #expect(flow.promises.filter { $0.verdict == .broken }.map(\.counterexamples) == [[0], [0]])
    }
  }

  @Test
  func `flows of different names stand side by side`() throws {
    let merged = try Report(merging: [PaperReport.make("A"), PaperReport.make("B")])
    #expect(merged.flows.map(\.name) == ["A", "B"])
    #expect(merged.flows[1] == PaperReport.flow("B"))
  }

  @Test
  func `what does not belong together is refused`() throws {
    let half = PaperReport.half(targets: [1, -1])
    #expect(throws: MergeError.noReports) { try Report(merging: []) }
    #expect(throws: MergeError.otherTools("clew \(Version.current)", "clew 9")) {
      try Report(merging: [half, PaperReport.half(targets: [1, -1], tool: "clew 9")])
    }
    #expect(throws: MergeError.otherSettings(flow: "Half")) {
      try Report(merging: [half, PaperReport.half(targets: [1, -1], impatience: 1)])
    }
    #expect(throws: MergeError.otherFlow("Half", "“b” leads elsewhere from “B”")) {
      try Report(
        merging: [PaperReport.half(targets: [1, 0]), PaperReport.half(targets: [1, 1])])
    }
    #expect(throws: MergeError.otherFlow("Half", "it starts in other states")) {
      try Report(merging: [half, PaperReport.half(targets: [1, -1], start: "z")])
    }
    #expect(throws: MergeError.otherShards(2, 3)) {
      try Report(merging: [
        Report(flows: [], shard: Report.Shard(1, of: 2)),
        Report(flows: [], shard: Report.Shard(2, of: 3)),
      ])
    }
  }

  @Test
  func `missing shards are known by number`() {
    let shards = [3, 1].map { Report(flows: [], shard: Report.Shard($0, of: 4)) }
    #expect(Report.missingShards(among: shards).numbers == [2, 4])
    #expect(Report.missingShards(among: [PaperReport.make()]).numbers == [])
    #expect(Report.Shard(0, of: 2) == nil)
    #expect(Report.Shard(3, of: 2) == nil)
    #expect(
      (1...3).map { Report.Shard($0, of: 3)?.part(of: ["a", "b", "c", "d"]) } == [
        ["a", "d"], ["b"], ["c"],
      ])
  }
}
