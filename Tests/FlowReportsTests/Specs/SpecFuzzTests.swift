import FlowChecking
import ModelChecking
import Testing

@testable import FlowReports

/// Any input is a spec or an error with a place in it, and nothing traps.
@MainActor @Suite
struct SpecFuzzTests {
  private static let pieces =
    [
      "[*]", "-->", "s_", "s_Home", "state", "\"", " as ", ":", ";", "#", "#59;", "#x;",
      "#1114112;",
      "%%", "```", "~~~~", "```mermaid", "```properties", "# ", "\n", "\r\n", "\r", "\t", "\u{0}",
      "\u{FEFF}", "\u{301}", "é", "🐾", "<", "\\", "stateDiagram-v2", "direction", "LR", "{", "}",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xF0, 0x9F]]

  @Test
  func `10,000 mutated specs do not trap`() throws {
    var generator = SeededGenerator(seed: Seed(7))
    let survey = try PaperSpec.rayPets.get()
    let properties = "```properties\nstandard\n\"a: b\": true\n```\n"
    let seeds = [PaperSpec.shop, PaperSpec.shop + properties].map { Array($0.utf8) }
    var counts = (read: 0, refused: 0)
    for round in 0..<10_000 {
      var bytes = seeds[round % 2]
      for _ in 0...Int.random(in: 0..<4, using: &generator) { mutate(&bytes, &generator) }
      do {
        let spec = try Spec(bytes: bytes, path: "a.md")
        try expectWhole(spec, bytes, comparedWith: survey)
        counts.read += 1
      } catch {
        #expect(!error.description.isEmpty)
        #expect(error.column >= 1 && error.column <= error.text.count + 1)
        counts.refused += 1
      }
    }
    #expect(counts.read == 644)
    #expect(counts.refused == 9356)
  }

  /// Whatever can be read can be compared, walked and put together again.
  private func expectWhole(
    _ spec: Spec, _ bytes: [UInt8], comparedWith survey: FlowSurvey
  ) throws(SpecError) {
    let drawing = try DrawingReport(of: spec)
    #expect(drawing.text(by: TextReport()).hasSuffix("\n"))
    let report = try SpecReport(of: spec, with: survey, promising: ["a"])
    #expect(report.text(by: TextReport()).hasSuffix("\n"))
    #expect(Array(spec.document.text(diagram: nil, properties: nil).utf8) == bytes)
  }

  private func mutate(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    let place = Int.random(in: 0...bytes.count, using: &generator)
    let end = min(bytes.count, place + Int.random(in: 0..<12, using: &generator))
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: bytes.removeSubrange(place..<end)
    case 1:
      bytes.insert(
        contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &generator))
    case 2:
      bytes.replaceSubrange(place..<end, with: Self.pieces.randomElement(using: &generator) ?? [])
    default: bytes.insert(contentsOf: Self.pieces.randomElement(using: &generator) ?? [], at: place)
    }
  }
}
