import Foundation
import Testing

/// The article about the kinds of real faults is current.
@MainActor @Suite
struct KindTests {
  @Test
  func `the table of kinds is current`() throws {
    let table = try KindTable(of: FaultySample.all + FaultySample.demanding, BugCase.all).lines
      .joined(separator: "\n")
    print(table)
    let file = CatalogueArticle.folder.appending(path: "Kinds.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let rows = try #require(text.firstMatch(of: /\| kind \|.*\|(\n\|.*\|)+/))
    let isCurrent = rows.output.0 == table
    if !isCurrent {
      try text.replacing(rows.output.0, with: table)
        .write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(isCurrent, "The table in Kinds.md was written anew; look at it and commit it.")
  }

  @Test
  func `the collected faults are 159`() {
    #expect(BugKind.allCases.map(\.collected).reduce(0, +) == 159)
  }

  @Test
  func `a kind without a sample shows it`() throws {
    let lines = try KindTable(of: [], []).lines
    #expect(lines.count == 19)
    #expect(
      lines[2] == "| K1 | the back button or a swipe is not seen | none yet | – | 0 of 12 |")
  }
}
