import FlowChecking
import Testing

/// KeePassium's router that presents, version by version.
@MainActor @Suite
struct SheetHistoryTests {
  @Test
  func `it runs the closure of a sheet too early for the next one`() throws {
    try expect(
      PresentingRouter.self,
      breaks: ["onDismissed runs exactly once", "no refused request"],
      by: ["open > time out", "open > close"])
  }

  @Test
  func `then it waits for its own dismissals, and does not hear of those of others`() throws {
    let flow = SheetHistory(router: PatientPresentingRouter.self)
    #expect(try FlowReplay(of: flow, token: "open > close").breaches == [])
    try expect(
      PatientPresentingRouter.self, breaks: ["onDismissed runs exactly once"],
      by: ["open > time out"])
  }

  @Test
  func `at last it hears of every dismissal, and keeps every promise`() throws {
    let flow = SheetHistory(router: DisappearanceRouter.self)
    let exploration = try FlowExplorer(of: flow).explore()
    #expect(exploration.outcome == .holds)
    #expect(exploration.reliances.map(\.knob) == [])
  }

  private func expect(
    _ router: HistoricRouter.Type, breaks properties: [String], by tokens: [String]
  ) throws {
    let exploration = try FlowExplorer(of: SheetHistory(router: router)).explore()
    #expect(exploration.counterexamples.map(\.property) == properties)
    #expect(exploration.counterexamples.map(\.trace.token) == tokens)
  }
}
