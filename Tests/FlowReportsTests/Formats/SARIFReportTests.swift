import Foundation
import Testing

@testable import FlowReports

/// SARIF is what code scanning reads: rules, places in the source and traces.
@Suite
struct SARIFReportTests {
  private func run(of report: Report) throws -> [String: Any] {
    let data = Data(SARIFReport(of: report).text.utf8)
    let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(document["version"] as? String == "2.1.0")
    return try #require((document["runs"] as? [[String: Any]])?.first)
  }

  private func texts(_ key: String, in value: Any) -> [String] {
    if let object = value as? [String: Any] {
      return object.keys.sorted().flatMap { name -> [String] in
        if name == key, let text = object[name] as? String { return [text] }
        return texts(key, in: object[name] ?? "")
      }
    }
    return (value as? [Any] ?? []).flatMap { texts(key, in: $0) }
  }

  @Test
  func `one trace is one result, with its rule, place and fingerprint`() throws {
    let run = try run(of: PaperReport.make())
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 1)
    #expect(results[0]["ruleId"] as? String == "no-leaked-children")
    #expect(results[0]["ruleIndex"] as? Int == 0)
    #expect(
      results[0]["partialFingerprints"] as? [String: String]
        == ["primaryLocationLineHash": "00c0ffee00c0ffee:1"])
    #expect(
      texts("text", in: results[0]["message"] ?? "") == [
        """
        Trips breaks “no leaked children”: Plan is still a child (Trip.swift:7).
        It breaks “balanced stack” too: Home was removed.
        Replay: clew replay 'plan > done'
        """
      ])
    #expect(texts("uri", in: results[0]["locations"] ?? "") == ["Trip.swift"])
    #expect(texts("id", in: run["tool"] ?? "") == ["no-leaked-children"])
  }

  @Test
  func `the steps of a trace are those of a code flow`() throws {
    let results = try run(of: PaperReport.make())["results"] ?? ""
    let flow = try #require((results as? [[String: Any]])?.first?["codeFlows"])
    #expect(
      texts("text", in: flow) == ["0. launch: Home", "1. plan: Home | Plan", "2. done: Home"])
    #expect(texts("uri", in: flow) == Array(repeating: "Trips/ModalRouter.swift", count: 3))
    let threads = (flow as? [[String: Any]])?.first?["threadFlows"] as? [[String: Any]]
    let places = threads?.first?["locations"] as? [[String: Any]]
    #expect(places?.compactMap { $0["executionOrder"] as? Int } == [1, 2, 3])
  }

  @Test
  func `the names of a document are in order, so that it is the same each time`() {
    let value = JSONValue(["h": 1, "c": 1, "a": 1, "g": 1, "b": 1, "e": 1, "d": 1, "f": 1])
    #expect(value.document.filter(\.isLetter) == "abcdefgh")
  }

  @Test
  func `what has no place in the source is placed in the report`() throws {
    let run = try run(of: PaperReport.unsound())
    #expect(texts("uri", in: run["results"] ?? "") == ["report.json", "report.json"])
    #expect(
      texts("id", in: run["tool"] ?? "") == ["no-dead-tap", "does-the-same-every-time"])
  }

  @Test(arguments: PaperReport.hostileNames)
  func `names come through, and no text is empty or too long`(name: String) throws {
    let run = try run(of: PaperReport.make(name, word: name))
    let message = texts("text", in: (run["results"] as? [[String: Any]])?[0]["message"] ?? "")[0]
    #expect(message.hasPrefix(Wording.visible(Wording.line(name)) + " breaks “no leaked children"))
    #expect(texts("text", in: run).allSatisfy { !$0.isEmpty })
    #expect(texts("text", in: run["tool"] ?? "").allSatisfy { $0.count <= 1024 })
    #expect(texts("id", in: run["tool"] ?? "").allSatisfy { $0.count <= 69 })
  }

  @Test
  func `a path in an address has its bytes where they need to be`() {
    #expect(URIText.escaped("App/Ä b.swift") == "App/%C3%84%20b.swift")
  }
}
