import Foundation
import Testing

@testable import FlowReports

/// Counterexamples are traces that tools for TLA+ read.
@Suite
struct ITFTracesTests {
  private func trace(of report: Report) throws -> [String: Any] {
    let files = ITFTraces(of: report).files
    let name = FileNames(of: report).names[0]
    #expect(files.map(\.name) == ["\(name).counterexample-1.itf.json"])
    return try #require(
      try JSONSerialization.jsonObject(with: Data(files[0].text.utf8)) as? [String: Any])
  }

  @Test(arguments: ["Trips"] + PaperReport.hostileNames)
  func `each state gives each variable`(name: String) throws {
    let trace = try trace(of: PaperReport.make(name, word: name))
    let variables = try #require(trace["vars"] as? [String])
    let states = try #require(trace["states"] as? [[String: Any]])
    #expect(variables == ["action", "calls", "coordinators", "layers", "screens"])
    #expect(states.map { $0.keys.sorted() } == Array(repeating: ["#meta"] + variables, count: 3))
    #expect((trace["#meta"] as? [String: String])?["source"] == name)
    #expect(trace["loop"] == nil)
  }

  @Test
  func `a state says what happened, what is on screen and who is there`() throws {
    let states = try #require(
      try trace(of: PaperReport.make())["states"] as? [[String: Any]])
    #expect(states[1]["action"] as? String == "plan")
    #expect(states[1]["screens"] as? String == "Home | Plan")
    #expect(
      states[1]["layers"] as? [[String]] == [["UINavigation", "Home"], ["UINavigation", "Plan"]])
    #expect(
      states[1]["coordinators"] as? [String]
        == ["HomeCoordinator", "HomeCoordinator > PlanCoordinator"])
    #expect(states[1]["calls"] as? [String] == ["ModalRouter.present(Plan)"])
  }

  @Test(arguments: [(1, 2), (2, 1), (0, nil), (3, nil)])
  func `a cycle goes on where its first step leads`(cycle: Int, loop: Int?) throws {
    let trace = try trace(of: PaperReport.make(cycle: cycle))
    #expect(trace["loop"] as? Int == loop)
  }
}
