import FlowChecking
import HeadlessUIKit
import ModelChecking
import SampleFlows
import Testing

@testable import FlowReports

/// What report.json looks like is written down, as a JSON schema that real reports keep.
@MainActor @Suite(.enabled("python3-jsonschema is not installed") { await Checker.hasSchemas })
struct SchemaTests {
  private func check(_ json: String) async throws -> Checker {
    try await Checker(schema: Checker.schema("report.json"), on: json)
  }

  @Test
  func `reports of sound and faulty flows keep the schema`() async throws {
    let explorations = try [
      FlowExplorer(of: RayPetsFlow()).explore(),
      FlowExplorer(of: RayPetsFlow.sheetPulledDownUnnoticed).explore(),
      FlowExplorer(of: HowToCodeFlow(), by: .guided(Seed(5)), within: Limits(events: 50)).explore(),
    ]
    let report = Report(of: explorations, shard: Report.Shard(1, of: 2))
    let result = try await check(report.json)
    #expect(result.status == 0, "\(result.output)")
  }

  @Test(arguments: [
    (#""format":1"#, #""format":2"#), (#""isGesture":false"#, #""isGesture":0"#),
    (#""flows":"#, #""more":1,"flows":"#), (#""verdict":"holds""#, #""verdict":"fine""#),
  ])
  func `the schema knows what is wrong`(right: String, wrong: String) async throws {
    let json = Report(flows: [PaperReport.sound(.holds).flows[0]]).json
      .replacing(/"fingerprint":"\d"/, with: #""fingerprint":"00c0ffee00c0ffee""#)
    #expect(try await check(json).status == 0)
    let broken = json.replacing(right, with: wrong)
    #expect(broken != json)
    #expect(try await check(broken).status == 1)
  }
}
