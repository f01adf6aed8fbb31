import FlowChecking
import Folders
import HeadlessUIKit
import SampleFlows
import Testing

@testable import FlowReports

/// The place at fault is quoted where its file can be read, and named everywhere.
@MainActor @Suite
struct ReportSourceTests {
  private func counterexample(of flow: some Flow) throws -> Report.Counterexample {
    let explorer = try FlowExplorer(of: flow, profiles: [.newest], unspecified: false)
    return Report(of: [explorer.explore()]).flows[0].counterexamples[0]
  }

  private func source(_ text: String, line: Int) throws -> Report.Source {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "A.swift")
    return Report.Source(
      quoting: CodeLocation(fileID: "App/A.swift", filePath: path, line: line, column: 1))
  }

  @Test
  func `three lines before and after are quoted, without what all are indented by`() throws {
    let text = (1...9).map { "\($0 == 5 ? "    " : "  ")line \($0)\n" }.joined()
    let source = try source(text, line: 5)
    #expect(source.file == "App/A.swift")
    #expect(source.first == 2)
    #expect(
      source.lines == ["line 2", "line 3", "line 4", "  line 5", "line 6", "line 7", "line 8"])
    #expect(try self.source("a\r\n\r\nb", line: 1).lines == ["a", "", "b"])
    #expect(try self.source("a\n", line: 1).first == 1)
    #expect(try self.source(String(repeating: "x", count: 500), line: 1).lines?[0].count == 160)
  }

  @Test(arguments: [0, 4])
  func `a line that is not there is named only`(line: Int) throws {
    let source = try source("a\nb", line: line)
    #expect(source.lines == nil)
    #expect(source.line == line)
    let missing = CodeLocation(fileID: "App/B.swift", filePath: "/none/B.swift", line: 7, column: 1)
    #expect(
      Report.Source(quoting: missing)
        == Report.Source(file: "App/B.swift", line: 7, first: nil, lines: nil))
  }

  @Test
  func `a counterexample has the router that the reason names, and steps their events`() throws {
    let found = try counterexample(of: RayPetsFlow.sheetPulledDownUnnoticed)
    #expect(found.source?.file == "SampleFlows/RayPetsFlow.swift")
    #expect(found.source?.line == found.steps[0].calls[0].line)
    #expect(found.source?.lines?.count == 7)
    #expect(found.source?.lines?[3].contains("RecordingRouter(") == true)
    #expect(found.steps.map { $0.source?.file } == ["SampleFlows/RayPetsFlow.swift", nil])
    #expect(found.steps[0].source?.lines == nil)
  }

  @Test
  func `the page quotes the lines with the one that is meant, and names those that it cannot`()
    throws
  {
    let found = try counterexample(of: RayPetsFlow.sheetPulledDownUnnoticed)
    let source = try #require(found.source)
    let flow = PaperReport.flow("Trips")
    func page(_ source: Report.Source?) -> String {
      CounterexamplePage(
        of: flow.replacingCounterexample(source), in: "A", counterexample: 0,
        ScreenMap(of: flow), .folder
      ).page.content.text
    }
    let quoted = page(source)
    #expect(quoted.ranges(of: "<mark>").count == 1)
    #expect(quoted.contains("SampleFlows/RayPetsFlow.swift:\(source.line)</code>"))
    #expect(quoted.contains("  \(source.line)  </span><mark>    RecordingRouter("))
    let named = page(Report.Source(file: "App/A.swift", line: 3, first: nil, lines: nil))
    #expect(named.contains("App/A.swift:3</code>"))
    #expect(!named.contains("<mark>"))
    #expect(!page(nil).contains("Where to look"))
    #expect(page(nil).contains("See it again"))
  }
}

extension Report.Flow {
  /// Returns the flow with its counterexample at another place.
  fileprivate func replacingCounterexample(_ source: Report.Source?) -> Report.Flow {
    let found = counterexamples[0]
    return Report.Flow(
      name: name, settings: settings, outcome: outcome, stopReason: stopReason, reach: reach,
      isComplete: isComplete, promises: promises,
      counterexamples: [
        Report.Counterexample(
          breaches: found.breaches, fingerprint: found.fingerprint, source: source,
          start: found.start, steps: found.steps, profile: nil, cycle: nil, wayOut: nil,
          shorterStatesSearched: nil, replay: found.replay)
      ], runs: runs, graph: graph, hasLostTask: false, remarks: [], notes: [])
  }
}
