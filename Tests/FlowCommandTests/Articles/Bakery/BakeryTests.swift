import FlowChecking
import FlowReports
import Testing

/// The app of the article about a first flow does what the article says.
@MainActor @Suite
struct BakeryTests {
  @Test
  func `the report is the one in the article`() throws {
    let report = TextReport(replay: .test).text(of: try FlowExplorer(of: BakeryFlow()).explore())
    let article = try Article(named: "FirstFlow")
    let block = try #require(article.blocks.first { $0.language == "text" })
    let isCurrent = block.text == report
    if !isCurrent { try article.write(report, in: block) }
    #expect(isCurrent, "FirstFlow.md was written anew; look at it and commit it.")
  }

  @Test
  func `the mended router keeps every promise`() throws {
    let flow = BakeryFlow(makeRouter: { ListeningSheetRouter(over: $0) })
    let exploration = try FlowExplorer(of: flow).explore()
    #expect(exploration.outcome == .holds)
    #expect(exploration.statistics.states == 2)
  }
}
