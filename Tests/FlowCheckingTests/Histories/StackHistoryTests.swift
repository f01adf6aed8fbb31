import FlowChecking
import Testing

/// Routers that push, version by version: each mends the fault of the one before and has one of its
/// own, until the last.
@MainActor @Suite
struct StackHistoryTests {
  @Test
  func `radianttap's coordinator takes a cancelled swipe for a way back`() throws {
    let flow = StackHistory(router: WillShowRouter.self)
    let token = "push > swipe back, cancelled"
    let exploration = try FlowExplorer(of: flow).explore()
    #expect(
      exploration.counterexamples.map(\.property)
        == ["onDismissed runs exactly once", "cancelled gesture changes nothing"])
    #expect(exploration.counterexamples.map(\.trace.token) == [token, token])
  }

  @Test
  func `then it hears of the cancelled swipe, and not of the back button`() throws {
    let flow = StackHistory(router: InteractionRouter.self)
    try expectKept(flow, "push > swipe back, cancelled", "push > swipe back")
    try expect(flow, breaks: "push > back")
  }

  @Test
  func `then it hears of the back button, and not of a pop without animation`() throws {
    let flow = StackHistory(router: DidShowRouter.self, ways: [.popAtOnce])
    try expectKept(flow, "push > swipe back, cancelled", "push > swipe back", "push > back")
    try expect(flow, breaks: "push > pop at once")
  }

  @Test
  func `nor does it hear of a screen that leaves together with the top`() throws {
    let flow = StackHistory(router: DidShowRouter.self)
    try expect(flow, breaks: "push > push > hold back, choose Home")
  }

  @Test
  func `at last it compares its book with the stack, and keeps every promise`() throws {
    try expectHolds(StackHistory(router: ComparingRouter.self, ways: Set(WayBack.allCases)))
  }

  @Test
  func `KeePassium's router hears of the top alone`() throws {
    let flow = StackHistory(router: DidShowRouter.self, ways: [.close])
    try expect(flow, breaks: "push > push > close")
  }

  @Test
  func `then it hears of all, and not of its own pop without animation`() throws {
    let flow = StackHistory(router: AnimatedRangeRouter.self, ways: [.close, .closeAtOnce])
    try expectKept(flow, "push > push > hold back, choose Home", "push > push > close")
    try expect(flow, breaks: "push > close at once")
  }

  @Test
  func `at last it hears of its own pops by their end, and keeps every promise`() throws {
    try expectHolds(
      StackHistory(router: PopCompletionRouter.self, ways: [.close, .closeAtOnce]))
  }

  private func expect(_ flow: StackHistory, breaks token: String) throws {
    let exploration = try FlowExplorer(of: flow).explore()
    #expect(exploration.counterexamples.map(\.property) == ["onDismissed runs exactly once"])
    #expect(exploration.counterexamples.map(\.trace.token) == [token])
  }

  private func expectKept(_ flow: StackHistory, _ tokens: String...) throws {
    for token in tokens { #expect(try FlowReplay(of: flow, token: token).breaches == []) }
  }

  private func expectHolds(_ flow: StackHistory) throws {
    let exploration = try FlowExplorer(of: flow).explore()
    #expect(exploration.outcome == .holds)
    #expect(exploration.reliances.map(\.knob) == [])
  }
}
