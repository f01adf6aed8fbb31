import Foundation
import Testing

/// The article about what the model holds of UIKit is complete and current.
@Suite struct FidelityTests {
  private let text: String
  private let citations: [Citation]

  init() throws {
    text = try String(contentsOf: FidelityArticle.file, encoding: .utf8)
    citations = try FidelityArticle.citations()
  }

  @Test func `each row of the table is tested, or left out with a reason and an effect`() {
    #expect(FidelityTable(text).problems(heldBy: citations) == [])
  }

  @Test func `the table names the tests that there are`() throws {
    let current = FidelityTable(text).text(heldBy: citations)
    if current != text {
      try current.write(to: FidelityArticle.file, atomically: true, encoding: .utf8)
    }
    let isCurrent = current == text
    #expect(
      isCurrent, "The column of tests in Fidelity.md was written anew; look at it and commit it.")
  }

  @Test func `most rows are tested`() {
    let summary = FidelitySummary(FidelityTable(FidelityTable(text).text(heldBy: citations)).rows)
    print(summary)
    #expect(summary.testedCount >= FidelityTable.leastTested)
  }

  @Test func `each golden sequence is tested`() {
    #expect(Set(citations.flatMap(\.sequences)) == Set(1...13))
  }
}
