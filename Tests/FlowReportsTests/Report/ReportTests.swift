import FlowChecking
import HeadlessUIKit
import SampleFlows
import Testing

@testable import FlowReports

/// What is written to report.json comes back as it was.
@MainActor @Suite
struct ReportTests {
  private func report(of flow: some Flow) throws -> Report {
    let explorer = try FlowExplorer(of: flow, profiles: [.newest], unspecified: false)
    return Report(of: [explorer.explore()])
  }

  @Test
  func `a report is read as it was written, and written in the same way each time`() throws {
    let first = try report(of: RayPetsFlow.childNeverDropped)
    let second = try report(of: RayPetsFlow.childNeverDropped)
    #expect(try Report(json: first.json) == first)
    #expect(first.json == second.json)
  }

  @Test
  func `a report has the graph, the promises and the traces that break them`() throws {
    let flow = try report(of: RayPetsFlow.sheetPulledDownUnnoticed).flows[0]
    #expect(flow.outcome == .violated)
    #expect(flow.graph.states.count == flow.runs[0].states)
    #expect(flow.graph.states[0].screens == "Home")
    #expect(flow.graph.events[flow.graph.states[0].events[0]].label == "schedule")
    #expect(flow.counterexamples.map(\.steps.count) == [2])
    #expect(
      flow.counterexamples[0].breaches.map(\.promise) == [
        "onDismissed runs exactly once", "no leaked children",
      ])
    #expect(flow.promises.filter { $0.verdict == .broken }.map(\.counterexamples) == [[0], [0]])
    #expect(
      flow.counterexamples[0].replay.command
        == "swift run clew replay SheetPulledDownUnnoticed 'schedule > pull sheet down'")
    #expect(flow.counterexamples[0].steps[1].isGesture)
    #expect(flow.counterexamples[0].steps[1].picture?.layers.map(\.content.name) == ["Home"])
  }

  @Test
  func `a dead end has its way out, and what is about runs has no test to paste`() throws {
    let deadEnd = try report(of: TermsFlow())
    let found = deadEnd.flows[0].counterexamples[0]
    #expect(found.wayOut == "back")
    #expect(found.replay.test == nil)
    #expect(try Report(json: deadEnd.json) == deadEnd)
    let page = HTMLReport(of: deadEnd).files[2].text
    #expect(page.contains("Still possible instead of the last step: “back”."))
    #expect(!page.contains("In a test, to keep"))
    let leak = try report(of: RayPetsFlow.childNotHeld).flows[0].counterexamples[0]
    #expect(leak.wayOut == nil)
    #expect(leak.replay.test == "verify(RayPetsFlow(…), replaying: \"schedule\")")
  }

  @Test
  func `what is no report, or one of another format, says what to do`() throws {
    #expect(throws: ReportError.noReport) { try Report(json: "{}") }
    #expect(throws: ReportError.noReport) { try Report(json: "\u{0}[") }
    #expect(throws: ReportError.otherFormat(2, tool: "clew 9")) {
      try Report(json: #"{"format": 2, "tool": "clew 9", "flows": []}"#)
    }
    #expect(throws: ReportError.self) {
      try Report(json: #"{"format": 1, "tool": "clew", "flows": [{"name": "A"}]}"#)
    }
  }

  @Test
  func `a report that refers to what it does not have is damaged`() throws {
    let json = try report(of: RayPetsFlow()).json
    let damaged = json.replacing(#""targets":[1]"#, with: #""targets":[99]"#)
    #expect(damaged != json)
    #expect(
      throws: ReportError.damaged("what the flow RayPets refers to is not in it")
    ) { try Report(json: damaged) }
  }
}
