import FlowChecking
import FlowReports
import Testing

/// The app of the article about a first flow does what the article says.
@MainActor @Suite
struct BakeryTests {
  @Test
  func `the report is the one in the article`() throws {
    let report = TextReport(replay: .test).text(of: try FlowExplorer(of: BakeryFlow()).explore())
    let blocks = try Article(named: "FirstFlow").blocks.filter { $0.language == "text" }
    #expect(blocks.map(\.text).first == report)
  }

  @Test
  func `the mended router keeps every promise`() throws {
    let flow = BakeryFlow(makeRouter: { ListeningSheetRouter(over: $0) })
    let exploration = try FlowExplorer(of: flow).explore()
    #expect(exploration.outcome == .holds)
    #expect(exploration.statistics.states == 2)
  }
}
