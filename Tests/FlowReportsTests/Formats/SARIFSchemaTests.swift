import FlowChecking
import HeadlessUIKit
import SampleFlows
import Testing

@testable import FlowReports

/// SARIF keeps the schema that OASIS has published.
@MainActor @Suite(.enabled(if: Checker.hasSARIFSchema, "run .ci/install and .ci/fetch first"))
struct SARIFSchemaTests {
  private func check(_ text: String) throws -> Checker {
    try Checker(schema: Checker.fetched("sarif-2.1.0.json"), on: text)
  }

  @Test
  func `results of sound and broken flows keep the schema`() throws {
    let flows: [any Flow] = [RayPetsFlow(), RayPetsFlow.sheetPulledDownUnnoticed, TermsFlow()]
    let report = try Report(
      of: flows.map { try FlowExplorer(of: $0, profiles: [.newest], unspecified: false).explore() })
    #expect(try check(SARIFReport(of: report).text).output == "")
    #expect(try check(SARIFReport(of: PaperReport.unsound()).text).output == "")
  }

  @Test(arguments: PaperReport.hostileNames)
  func `names of all kinds keep the schema`(name: String) throws {
    let report = PaperReport.make(name, word: name)
    #expect(try check(SARIFReport(of: report).text).output == "")
  }

  @Test(arguments: [
    (#""version""#, #""edition""#), (#""level" : "error""#, #""level" : "bad""#),
    (#""executionOrder""#, #""order""#), (#""text""#, #""words""#),
  ])
  func `the schema knows what is wrong`(right: String, wrong: String) throws {
    let text = SARIFReport(of: PaperReport.make()).text
    let broken = text.replacing(right, with: wrong)
    #expect(broken != text)
    #expect(try check(broken).status == 1)
  }
}
