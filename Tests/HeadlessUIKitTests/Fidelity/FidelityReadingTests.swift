import Testing

/// What is read from an article and from tests, with made-up ones.
@Suite struct FidelityReadingTests {
  private let article = """
    # Title

    | id | behaviour | confidence | source | held by |
    |---|---|---|---|---|
    | A1 | It is so. | documented | [x](y) | `old` and 3 more |
    | A2 | It is not. | own knowledge | – | left out: too hard; so far; can hide faults |

    Text.
    """

  @Test func `a row is read from its line`() throws {
    let rows = FidelityTable(article).rows
    #expect(rows.map(\.id) == ["A1", "A2"])
    let row = try #require(rows.first)
    #expect(row.behaviour == "It is so.")
    #expect(row.confidence == .documented)
    #expect(row.source == "[x](y)")
    #expect(row.held == "`old` and 3 more")
    #expect(row.line == "| A1 | It is so. | documented | [x](y) | `old` and 3 more |")
  }

  @Test(arguments: [
    "| id | behaviour | confidence | source | held by |", "|---|---|---|---|---|", "A1", "",
    "| A1 | It is so. | documented | [x](y) |", "| a1 | b | inferred | – |  |",
    "| A1 | one | two | inferred | – |  |",
  ])
  func `another line is no row`(line: String) {
    #expect(FidelityRow(line) == nil)
  }

  @Test func `an omission has a reason and an effect`() {
    #expect(Omission("left out: too hard; so far; can hide faults")?.reason == "too hard; so far")
    #expect(Omission("left out: why; can hide faults")?.effect == .hidesFaults)
    #expect(Omission("left out: why; can raise false alarms")?.effect == .raisesFalseAlarms)
    #expect(Omission("left out: why; neither")?.effect == .neither)
  }

  @Test(arguments: [
    "", "`a test`", "left out", "left out: why", "left out: can hide faults", "left out: ; neither",
    "left out: why; maybe", "why; neither",
  ])
  func `another cell is no omission`(cell: String) {
    #expect(Omission(cell) == nil)
  }

  @Test func `a test names rows and sequences in the comment directly above it`() {
    let citations = citations(
      """
      // A1
      struct Tests {
        // Golden sequence 4. C8, D15.
        // E6
        @Test(arguments: [1])
        func `the first holds`(number: Int) {}

        // B1

        @Test func `the second names nothing`() {}
        /// Of version B12.
        @Test func third() {}
        // Z1, A123, iOS17, AB1
        @Test func `the fourth names nothing known`() {}
      }
      """)
    #expect(citations.map(\.test) == ["the first holds", "third"])
    #expect(citations.map(\.rows) == [["C8", "D15", "E6"], ["B12"]])
    #expect(citations.map(\.sequences) == [[4], []])
  }

  @Test func `the column is written from the tests, the one about the least else first`() {
    let citations = citations(
      "// A1, A3\n@Test func `one`() {}\n// A1\n@Test func `two`() {}\n// A1\n@Test func `three`() {}"
    )
    #expect(
      FidelityTable(article).text(heldBy: citations)
        == article.replacing("`old` and 3 more", with: "`two` and 2 more"))
    #expect(
      FidelityTable(article).text(heldBy: []) == article.replacing("`old` and 3 more", with: ""))
  }

  @Test func `a row that is tested is no longer left out once the column is written`() {
    let written = FidelityTable(article).text(heldBy: citations("// A2\n@Test func `new`() {}"))
    #expect(written.contains("| A2 | It is not. | own knowledge | – | `new` |"))
  }

  private func citations(_ text: String) -> [Citation] { CitationReader(text).citations }
}
