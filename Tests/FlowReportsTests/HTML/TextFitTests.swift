import Testing

@testable import FlowReports

/// What has no room in one line is written in two before anything is cut.
@Suite
struct TextFitTests {
  @Test(arguments: [
    ("Home", ["Home"]), ("SelectVisitType", ["Select", "VisitType"]),
    ("open link to step 1", ["open link ", "to step 1"]),
    ("onDismissed runs", ["onDismissed ", "runs"]),
    ("unbreakableunbreakable", ["unbreakableunbreakable"]),
  ])
  func `a long name breaks between two words`(name: String, lines: [String]) {
    #expect(TextFit.lines(of: name, in: 104, size: 13) == lines)
  }

  @Test
  func `nothing of a name is lost, however long it is`() {
    let name = String(repeating: "long ", count: 2000)
    #expect(TextFit.lines(of: name, in: 100, size: 12).joined() == name)
    #expect(NameWords.split("a bC d") == ["a ", "b", "C ", "d"])
    #expect(NameWords.split("") == [])
  }

  @Test
  func `a name in two lines keeps its place between them`() {
    var svg = Markup()
    svg.addLines(
      "SelectVisitType", "t", x: 5, y: 50, in: 104, size: 13, small: 11, fill: "#000")
    svg.addLines("Home", "t", x: 5, y: 50, in: 104, size: 13, small: 11, fill: "#000")
    #expect(
      svg.text.matches(of: /class="([^"]*)" x="5" y="(\d+)"/).map { "\($0.1) \($0.2)" }
        == ["t long 43", "t long 56", "t 50"])
  }
}
