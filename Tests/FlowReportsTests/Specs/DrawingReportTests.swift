import Testing

@testable import FlowReports

/// A drawing can be walked before there is a flow.
@MainActor @Suite
struct DrawingReportTests {
  @Test
  func `a drawing without a dead end is told in a line`() throws {
    let report = try DrawingReport(of: try PaperSpec.read(PaperSpec.shop))
    #expect(report.isSound)
    #expect(
      report.text(by: TextReport())
        == "✔ Shop is drawn without a dead end: 2 screens, 2 transitions\n")
  }

  @Test
  func `dead ends and screens out of reach are told with the way to them`() throws {
    let text = """
      # Shop
      ```mermaid
      stateDiagram-v2
      state "Home" as s_Home
      state "Lost" as s_Lost
      state "Cart" as s_Cart
      state "Paid" as s_Paid
      state "Bye" as s_Bye
      [*] --> s_Home
      s_Home --> s_Cart : buy
      s_Home --> s_Bye : leave
      s_Cart --> s_Home : back
      s_Cart --> s_Paid : pay
      s_Lost --> s_Home : back
      s_Bye --> [*]
      ```
      """
    let report = try DrawingReport(of: try PaperSpec.read(text))
    #expect(report.deadEnds == ["Paid"])
    #expect(report.unreachable == ["Lost"])
    #expect(!report.isSound)
    #expect(
      report.text(by: TextReport()) == """
        ✘ Shop is drawn with 1 dead end and 1 screen out of reach: 5 screens, 5 transitions

          ✘ dead end: Paid (Shop.md:7)
            nothing leads on: draw what does, or "s_Paid --> [*]" where the flow may end
                 launch  Home
              1. buy  Cart
              2. pay  Paid

          ✘ out of reach: Lost (Shop.md:5)
            nothing that is drawn leads there

        """)
  }
}
