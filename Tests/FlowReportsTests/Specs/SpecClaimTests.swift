import FlowChecking
import Testing

@testable import FlowReports

/// Formulas of a spec are checked on what is on screen.
@MainActor @Suite
struct SpecClaimTests {
  private func drawing(_ formula: String) throws(SpecError) -> String {
    let text = PaperSpec.shop.replacing(
      "\n  s_Cart --> s_Home : back",
      with: "\n  s_Cart --> s_Home : back\n  state \"Home | Bill\" as s_Bill\n"
        + "  s_Cart --> s_Bill : pay(card)\n  s_Bill --> [*]")
    let spec = try PaperSpec.read(text + "```properties\nclaim: \(formula)\n```\n")
    return try DrawingReport(of: spec).text(by: TextReport())
  }

  private func fault(_ formula: String) -> String {
    do {
      return try drawing(formula)
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    "always possible screen(Bill)", "sometimes sheet", "always (screen(Bill) -> sheet)",
    "always (screen(Cart) -> stack(Home))", "never (sheet and screen(Home))",
    "always (event(pay) -> screen(Bill))", "always (event(\"pay(card)\") -> screen(Bill))",
    "eventually screen(Bill) assuming strong fairness of event(pay)",
  ])
  func `a formula that is true of the drawing is kept`(_ formula: String) throws {
    #expect(
      try drawing(formula) == "✔ Shop is drawn without a dead end: 3 screens, 3 transitions\n")
  }

  @Test
  func `a formula that is not true is told with a run`() throws {
    #expect(
      try drawing("always possible screen(Cart)") == """
        ✘ Shop is drawn with 1 broken formula: 3 screens, 3 transitions

          ✘ claim — what was promised is possible before the last event, and never again after it (Shop.md:15)
                 launch     Home
              1. buy        Home > Cart
              2. pay(card)  Home | Bill  ✘ broken here

        """)
    #expect(
      try drawing("sometimes (screen(Cart) and sheet)") == """
        ✘ Shop is drawn with 1 broken formula: 3 screens, 3 transitions

          ✘ claim — it comes true nowhere (Shop.md:15)

        """)
  }

  @Test
  func `a circle in which a formula does not come true is marked`() throws {
    #expect(
      try drawing("eventually screen(Bill)") == """
        ✘ Shop is drawn with 1 broken formula: 3 screens, 3 transitions

          ✘ claim — the user can be kept in a circle for ever in which what was promised does not come true (Shop.md:15)
                 launch  Home
          ↻   1. buy   Home > Cart
          ↻   2. back  Home

        """)
  }

  @Test(arguments: [
    ("always (", "15:16:"),
    ("always screen(Car)", "15:15: There is nothing of this name, nowhere."),
    ("event(bye) -> sheet", "15:8: There is nothing of this name, nowhere."),
    (
      "sheet -> depth(2)",
      "15:17: \"depth(\"2\")\" means nothing in a spec: there are screen(…), stack(…), event(…) and "
        + "sheet."
    ),
    ("always possible always sheet", "15:8:"),
  ])
  func `a formula that cannot be checked is told of its place`(_ formula: String, _ start: String) {
    let lines = fault(formula).split(separator: "\n")
    #expect(lines.first?.hasPrefix("Shop.md:\(start)") == true)
    #expect(lines.dropFirst().first == "  claim: \(formula)")
  }
}
