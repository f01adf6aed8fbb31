import FlowChecking
import HeadlessUIKit
import ModelChecking
import SampleFlows
import Testing

/// Generated apps have as many states and transitions as can be worked out without running them.
@MainActor @Suite
struct GeneratedFlowTests {
  private func explore(_ size: AppSize) throws -> FlowExploration {
    try FlowExplorer(of: GeneratedFlow(size), profiles: [.iOS18], unspecified: false).explore()
  }

  /// One of the tabs shown so far is in front, and once the last was shown its switch may be on.
  ///
  /// Of three tabs the first alone was shown (1 state), the second too (2), the third too (2 · 2), or all
  /// (2 · 3); each state offers three tabs, and four of them the switch.
  @Test(arguments: [
    (1, 2, 4), (2, 1 + 2 * 2, 2 + 2 * (2 + 3)), (3, 1 + 2 + 2 * 2 + 2 * 3, 3 * 13 + 2 * 2),
  ])
  func `tabs with one page each`(_ tabs: Int, _ states: Int, _ transitions: Int) throws {
    let exploration = try explore(AppSize(tabs: tabs, pages: 1))
    #expect(exploration.outcome == .holds)
    #expect(exploration.statistics.states == states)
    #expect(exploration.statistics.transitions == transitions)
  }

  @Test(arguments: [
    AppSize(tabs: 1, pages: 8), AppSize(tabs: 2, pages: 4, forms: 2, steps: 2),
    AppSize(tabs: 3, pages: 3, forms: 4, steps: 3, seed: 7),
    AppSize(tabs: 1, pages: 2, forms: 2, steps: 4),
  ])
  func `states and transitions are those of a model`(_ size: AppSize) throws {
    let flow = GeneratedFlow(size)
    let model = TabsModel(of: flow.tabs)
    let exploration = try explore(size)
    #expect(exploration.outcome == .holds)
    #expect(exploration.statistics.states == model.states.count)
    #expect(exploration.statistics.transitions == model.transitionCount)
  }

  @Test
  func `the standard size has 60 screens and 28,821 states`() {
    let flow = GeneratedFlow()
    let model = TabsModel(of: flow.tabs)
    #expect(flow.size.screens == 60)
    #expect(flow.tabs.map(\.selfAndBelow.count) == [15, 15, 15])
    #expect(model.states.count == 28_821)
    #expect(model.transitionCount == 227_747)
  }
}
