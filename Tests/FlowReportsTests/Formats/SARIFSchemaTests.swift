import FlowChecking
import HeadlessUIKit
import SampleFlows
import Testing

@testable import FlowReports

/// SARIF keeps the schema that OASIS has published.
@MainActor @Suite(.enabled("run .ci/install and .ci/fetch first") { await Checker.hasSARIFSchema })
struct SARIFSchemaTests {
  private func check(_ text: String) async throws -> Checker {
    try await Checker(schema: Checker.fetched("sarif-2.1.0.json"), on: text)
  }

  @Test
  func `results of sound and broken flows keep the schema`() async throws {
    let flows: [any Flow] = [RayPetsFlow(), RayPetsFlow.sheetPulledDownUnnoticed, TermsFlow()]
    let report = try Report(
      of: flows.map { try FlowExplorer(of: $0, profiles: [.newest], unspecified: false).explore() })
    #expect(try await check(SARIFReport(of: report).text).output == "")
    #expect(try await check(SARIFReport(of: PaperReport.unsound()).text).output == "")
  }

  @Test(arguments: PaperReport.hostileNames)
  func `names of all kinds keep the schema`(name: String) async throws {
    let report = PaperReport.make(name, word: name)
    #expect(try await check(SARIFReport(of: report).text).output == "")
  }

  @Test(arguments: [
    (#""version""#, #""edition""#), (#""level" : "error""#, #""level" : "bad""#),
    (#""executionOrder""#, #""order""#), (#""text""#, #""words""#),
  ])
  func `the schema knows what is wrong`(right: String, wrong: String) async throws {
    let text = SARIFReport(of: PaperReport.make()).text
    let broken = text.replacing(right, with: wrong)
    #expect(broken != text)
    #expect(try await check(broken).status == 1)
  }
}
