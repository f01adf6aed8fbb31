import Foundation
import Testing

@testable import FlowChecking
@testable import FlowReports

/// Mermaid's own parser finds in diagrams what was written there, whatever things are called.
@Suite(.enabled(if: Checker.hasMermaid, "run .ci/install and .ci/fetch first"))
struct MermaidParserTests {
  /// What the parser has found.
  private struct Parts: Decodable, Equatable {
    /// The nodes, each by its name in the diagram, and what stands on it.
    let nodes: [[String]]

    /// The arrows: from where, where to, and what stands on it.
    let edges: [[String]]

    /// The frames, as the nodes.
    let groups: [[String]]
  }

  private func parts(of diagram: String) async throws -> Parts {
    let check = try await Checker(mermaid: diagram)
    #expect(check.status == 0, "\(check.output.prefix(500))")
    return try JSONDecoder().decode(Parts.self, from: Data(check.output.utf8))
  }

  @Test(arguments: PaperReport.hostileNames + ["", "end", "subgraph", "__proto__", "o--x"])
  func `screens, coordinators and events of a flow are found by their names`(name: String)
    async throws
  {
    func label(_ word: String) -> String { Wording.trimmed(ScreenDiagram.label(word + name)) }
    let found = try await parts(of: MermaidReport(of: PaperReport.make(name, word: name)).text)
    #expect(
      found.nodes == [
        ["f1_s1", label("Home")], ["f1_s2", label("Plan")], ["f1_s3", label("Note")],
      ])
    #expect(
      found.edges == [
        ["f1_s1", "f1_s2", label("plan")], ["f1_s2", "f1_s3", label("add")],
        ["f1_s3", "f1_s1", label("done")],
      ])
    #expect(found.groups == [["f1_c1", "HomeCoordinator"], ["f1_c2", "PlanCoordinator"]])
  }

  @Test(arguments: PaperReport.hostileNames)
  func `the map of a summary has the steps of the trace first`(name: String) async throws {
    let flow = PaperReport.flow(name, word: name)
    let found = try await parts(of: #require(MermaidFlow(of: flow, id: "f").text))
    #expect(
      found.edges.map { $0.prefix(2) } == [
        ["f_s1", "f_s2"], ["f_s2", "f_s1"], ["f_s2", "f_s3"], ["f_s3", "f_s1"],
      ])
    #expect(found.edges[0][2] == Wording.trimmed(ScreenDiagram.label("1 plan\(name)")))
  }

  @Test(arguments: PaperReport.hostileNames)
  func `a spec that is recorded has the screens and transitions of the flow`(name: String)
    async throws
  {
    var graph = NavigationGraph()
    let screens = ["Home", "Home | Plan \(name)", "Home > end"]
    graph.screens = screens
    graph.transitions = [
      NavigationGraph.Transition(from: screens[0], by: "go \(name)", to: screens[1]),
      NavigationGraph.Transition(from: screens[1], by: "back", to: screens[2]),
    ]
    let found = try await parts(of: DiagramWriter(graph).lines.joined(separator: "\n"))
    #expect(found.nodes.map { $0[1] } == screens.map { Wording.trimmed(Wording.line($0)) })
    let ids = found.nodes.map { $0[0] }
    #expect(
      found.edges == [
        ["[*]", ids[0], ""], [ids[0], ids[1], Wording.trimmed(Wording.line("go \(name)"))],
        [ids[1], ids[2], "back"],
      ])
  }

  @Test(arguments: [("HowToCode", 6, 12), ("RayPets", 7, 23)])
  func `the specs of the samples are diagrams`(name: String, screens: Int, arrows: Int) async throws
  {
    let spec = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(
          path: "Specs/\(name).md"),
      encoding: .utf8)
    let lines = spec.split(separator: "\n").drop { $0 != "```mermaid" }.dropFirst().prefix {
      $0 != "```"
    }
    let found = try await parts(of: lines.joined(separator: "\n"))
    #expect(found.nodes.count == screens)
    #expect(found.edges.count == arrows)
  }

  @Test(arguments: [
    "flowchart LR\n  a --> end", "flowchart LR\n  a[x[y]", "stateDiagram-v2\n  a -->",
    "flowchart LR\n  subgraph a\n  b", "pictures\n  a",
  ])
  func `the parser sees what is wrong`(diagram: String) async throws {
    #expect(try await Checker(mermaid: diagram).status == 1)
  }
}
