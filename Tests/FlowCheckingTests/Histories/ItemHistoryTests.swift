import FlowChecking
import Testing

/// swift-navigation's presentations by an item, version by version.
@MainActor @Suite
struct ItemHistoryTests {
  @Test
  func `it hears of a sheet that is pulled down, and not of one that is closed`() throws {
    let flow = ItemHistory(router: ItemRouter.self, isNested: true)
    #expect(try FlowReplay(of: flow, token: "open > open > pull sheet down").breaches == [])
    try expect(flow, breaks: "onDismissed runs exactly once", by: "open > close")
  }

  @Test
  func `then it hears of both, and dismisses the parent after a pull`() throws {
    let flow = ItemHistory(router: TwiceDismissingItemRouter.self, isNested: true)
    #expect(try FlowReplay(of: flow, token: "open > close").breaches == [])
    try expect(flow, breaks: "onDismissed runs exactly once", by: "open > open > pull sheet down")
  }

  /// In the report the second dismissal takes the parent as well.
  ///
  /// The model has UIKit refuse it while the first one runs, so that the new sheet never comes. And it
  /// finds the same fault one event earlier, where the sheet is still coming.
  @Test
  func `then it leaves the parent alone, and dismisses what is being dismissed`() throws {
    try expectHolds(ItemHistory(router: OnceDismissingItemRouter.self, isNested: true))
    let flow = ItemHistory(router: OnceDismissingItemRouter.self)
    let replay = try FlowReplay(of: flow, token: "open > replace… > replace")
    #expect(replay.breaches.map(\.property) == ["no refused request"])
    let exploration = try FlowExplorer(of: flow, impatience: 1).explore()
    #expect(
      exploration.counterexamples.map(\.property) == [
        "onDismissed runs exactly once", "balanced stack", "no refused request",
      ])
    #expect(Set(exploration.counterexamples.map(\.trace.token)) == ["open… > close"])
  }

  @Test
  func `at last it waits, and keeps every promise`() throws {
    try expectHolds(ItemHistory(router: WaitingItemRouter.self, isNested: true))
    try expectHolds(ItemHistory(router: WaitingItemRouter.self), impatience: 1)
  }

  private func expect(_ flow: ItemHistory, breaks property: String, by token: String) throws {
    let exploration = try FlowExplorer(of: flow).explore()
    #expect(exploration.counterexamples.map(\.property) == [property])
    #expect(exploration.counterexamples.map(\.trace.token) == [token])
  }

  private func expectHolds(_ flow: ItemHistory, impatience: Int = 0) throws {
    let exploration = try FlowExplorer(of: flow, impatience: impatience).explore()
    #expect(exploration.outcome == .holds)
    #expect(exploration.counterexamples.map(\.reason) == [])
  }
}
