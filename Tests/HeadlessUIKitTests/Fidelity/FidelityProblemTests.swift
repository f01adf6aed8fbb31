import Testing

/// What is found to be wrong with made-up tables.
@Suite struct FidelityProblemTests {
  private let tested = "| A1 | It is so. | documented | – | `one` |"
  private let leftOut = "| A2 | It is not. | inferred | – | left out: why; neither |"

  @Test func `a table whose rows are tested or left out is in order`() {
    #expect(problems(tested, leftOut) == [])
  }

  @Test func `a row that is missing, twice or unknown is found`() {
    #expect(problems(tested) == ["A2 is missing"])
    #expect(problems(tested, leftOut, leftOut) == ["A2 is there twice"])
    let unknown = leftOut.replacing("A2", with: "P1")
    #expect(problems(tested, leftOut, unknown) == ["P1 is no row that is asked for"])
  }

  @Test(arguments: ["", "`a test that is gone`", "left out", "left out: why", "left out: why; no"])
  func `a row that is neither tested nor left out is found`(held: String) {
    let row = leftOut.replacing("left out: why; neither", with: held)
    #expect(
      problems(tested, row) == ["A2 is neither tested nor left out with a reason and an effect"])
  }

  @Test(arguments: ["left out: why; neither", "left out"])
  func `a row that is both tested and left out is found`(held: String) {
    let row = tested.replacing("`one`", with: held)
    #expect(problems(row, leftOut) == ["A1 is left out, and tested all the same"])
  }

  @Test func `a test of a row that there is not is found`() {
    #expect(
      problems(tested, leftOut, test: "// A1, B7\n@Test func `one`() {}") == [
        "B7 is no row, but cited by the test \"one\""
      ])
  }

  @Test func `a row without one of its parts is found`() {
    #expect(problems("| A1 |  | documented | – | `one` |", leftOut) == ["A1 says nothing"])
    #expect(
      problems(tested.replacing("documented", with: "certain"), leftOut) == [
        "A1 has no known confidence"
      ])
    #expect(
      problems("| A1 | It is so. | documented |  | `one` |", leftOut) == [
        "A1 has neither a source nor a dash"
      ])
  }

  @Test func `the table has 197 rows`() {
    #expect(FidelityTable.ids.count == 197)
    #expect(Set(FidelityTable.ids).count == 197)
    #expect(FidelityTable.ids.first == "A1")
    #expect(FidelityTable.ids.last == "O6")
  }

  @Test func `the summary counts by confidence`() {
    let summary = FidelitySummary(FidelityTable("\(tested)\n\(leftOut)").rows)
    #expect(summary.testedCount == 1)
    #expect(
      summary.description == """
        confidence         rows  tested  left out
        documented            1       1         0
        widely reported       0       0         0
        reported once         0       0         0
        inferred              1       0         1
        own knowledge         0       0         0
        all                   2       1         1
        """)
  }

  private func problems(_ rows: String..., test: String = "// A1\n@Test func `one`() {}")
    -> [String]
  {
    FidelityTable(rows.joined(separator: "\n")).problems(
      heldBy: CitationReader(test).citations, ids: ["A1", "A2"])
  }
}
