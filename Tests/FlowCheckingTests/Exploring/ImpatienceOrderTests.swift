import HeadlessUIKit
import ModelChecking
import SampleFlows
import Testing

@testable import FlowChecking

/// What takes fewer events during an animation is explored first, and a limit does not lose it.
@MainActor @Suite
struct ImpatienceOrderTests {
  private func explore(_ flow: some Flow, states: Int, impatience: Int = 1) throws
    -> FlowExploration
  {
    try FlowExplorer(
      of: flow, within: Limits(states: states), impatience: impatience, profiles: [.iOS18],
      unspecified: false
    ).explore()
  }

  @Test
  func `a limit among hasty events leaves the patient ones complete`() throws {
    let exploration = try explore(RayPetsFlow(), states: 100)
    #expect(exploration.outcome == .undecided)
    #expect(exploration.stopReason == .states(100))
    #expect(exploration.runs[0].impatience == 1)
    #expect(exploration.completeImpatience == 0)
  }

  @Test
  func `a limit among patient events ends it`() throws {
    let exploration = try explore(RayPetsFlow(), states: 20)
    #expect(exploration.stopReason == .states(20))
    #expect(exploration.runs[0].impatience == 0)
    #expect(exploration.completeImpatience == nil)
  }

  @Test
  func `without a limit all is complete`() throws {
    let exploration = try explore(HowToCodeFlow(), states: 1000)
    #expect(exploration.outcome == .holds)
    #expect(exploration.statistics.states == 68)
    #expect(exploration.completeImpatience == 1)
  }

  /// With one event during an animation the limit comes before the fault.
  @Test
  func `a fault found with fewer events is not lost`() throws {
    let hasty = try explore(HowToCodeFlow.delegateHeldStrongly, states: 17)
    #expect(hasty.runs[0].impatience == 1)
    #expect(hasty.counterexamples.map(\.trace.steps.count) == [2])
  }

  @Test
  func `a claim satisfied with fewer events stays so`() throws {
    let push = FlowEvent.on(ProbeScreen.self, "push") { screen in
      screen.navigationController?.pushViewController(ProbeScreen("A"), animated: true)
    }
    let flow = ProbeFlow(
      [push.when { $0.frontmost(ProbeScreen.self)?.title == "Home" }],
      properties: [.sometimes("A") { $0.frontmost(ProbeScreen.self)?.title == "A" }])
    let exploration = try explore(flow, states: 3)
    #expect(exploration.runs[0].impatience == 1)
    #expect(exploration.findings[0].verdict.outcome == .holds)
  }
}
