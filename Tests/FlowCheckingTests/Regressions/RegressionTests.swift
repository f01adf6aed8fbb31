import FlowChecking
import HeadlessUIKit
import ModelChecking
import SampleFlows
import Testing

/// Faults found before are tried first, and what comes of them is part of the findings.
@MainActor @Suite
struct RegressionTests {
  private let learnToEnd = ["learn", "next", "next", "next", "next", "start over"]

  private func explore(
    _ flow: some Flow, retrying regressions: FlowRegression..., within limits: Limits = Limits(),
    profiles: [UIKitProfile] = UIKitProfile.all
  ) throws -> FlowExploration {
    try FlowExplorer(of: flow, within: limits, profiles: profiles).explore(retrying: regressions)
  }

  private func regression(
    _ property: String, _ events: [String], under profile: UIKitProfile? = nil
  ) -> FlowRegression {
    FlowRegression(name: "file", property: property, profile: profile, events: events)
  }

  @Test
  func `a fault beyond the depth limit is found by its regression`() throws {
    let flow = HowToCodeFlow.firstScreenForgottenOnDismiss
    #expect(try explore(flow, within: .depth(1)).outcome == .undecided)
    let exploration = try explore(
      flow, retrying: regression("no leaked children", learnToEnd), within: .depth(1))
    #expect(exploration.outcome == .violated)
    #expect(
      exploration.counterexamples.map(\.property) == [
        "onDismissed runs exactly once", "no leaked children",
      ])
    #expect(exploration.counterexamples.map(\.trace.steps.count) == [6, 6])
    #expect(exploration.counterexamples.map(\.shorterStatesSearched) == [nil, nil])
    #expect(exploration.regressions.map(\.isBroken) == [true])
    #expect(exploration.statistics.states == 2)
  }

  @Test
  func `a trace of the exploration that is as short counts, since it is certain`() throws {
    let flow = HowToCodeFlow.firstScreenForgottenOnDismiss
    let exploration = try explore(flow, retrying: regression("no leaked children", learnToEnd))
    #expect(exploration.counterexamples.map(\.shorterStatesSearched) == [13, 13])
    #expect(exploration.findings.allSatisfy { $0.brokenUnder == [] })
  }

  @Test
  func `what comes after the promise is broken is not performed`() throws {
    let flow = RayPetsFlow.sheetPulledDownUnnoticed
    let exploration = try explore(
      flow,
      retrying: regression(
        "no leaked children", ["schedule", "pull sheet down", "schedule", "nonsense"]),
      within: .depth(1))
    #expect(
      exploration.counterexamples.map(\.trace.token) == [
        "schedule > pull sheet down", "schedule > pull sheet down",
      ])
  }

  @Test
  func `a regression that breaks nothing is kept`() throws {
    let exploration = try explore(
      HowToCodeFlow(), retrying: regression("no leaked children", learnToEnd))
    guard case .kept = exploration.regressions[0].outcome else {
      Issue.record("\(exploration.regressions)")
      return
    }
    #expect(exploration.outcome == .holds)
  }

  @Test
  func `a stale regression says which step does not fit and what is on offer, and fails nothing`()
    throws
  {
    let exploration = try explore(
      HowToCodeFlow(), retrying: regression("no leaked children", ["learn", "jump", "back"]))
    guard case .stale(let error) = exploration.regressions[0].outcome else {
      Issue.record("\(exploration.regressions)")
      return
    }
    #expect(error.step == 2)
    #expect(error.offered == ["next", "back", "swipe back", "swipe back, cancelled"])
    #expect(exploration.outcome == .holds)
  }

  @Test
  func `a regression of a promise that is gone is told of`() throws {
    let exploration = try explore(HowToCodeFlow(), retrying: regression("no fun", ["learn"]))
    guard case .unknownProperty = exploration.regressions[0].outcome else {
      Issue.record("\(exploration.regressions)")
      return
    }
    #expect(exploration.outcome == .holds)
  }

  @Test
  func `a regression is tried under its own profile, if that is explored`() throws {
    let flow = HowToCodeFlow.firstScreenForgottenByBackMenu
    let events = ["learn", "next", "hold back, choose Home"]
    let found = regression("no leaked children", events, under: .iOS14)
    let both = try explore(flow, retrying: found, within: .depth(1))
    #expect(both.regressions.map(\.profile) == [.iOS14])
    #expect(both.findings[1].brokenUnder == [.iOS26, .iOS18, .iOS14])
    let old = try explore(flow, retrying: found, profiles: [.iOS13])
    #expect(old.regressions.count == 0)
    #expect(old.outcome == .holds)
  }

  @Test
  func `a fault is told of at once, by the trace that it was found with`() throws {
    var told: [(events: Int, length: Int)] = []
    var events = 0
    let explorer = try FlowExplorer(
      of: RayPetsFlow.childNotHeld, profiles: [.newest], unspecified: false)
    let exploration = explorer.explore(
      observer: { events = $0.events },
      onFault: { told.append((events, $0.trace.steps.count)) })
    #expect(exploration.counterexamples.count == 1)
    #expect(told.map(\.events) == [0])
    #expect(told.map(\.length) == [1])
    #expect(events == 2)
  }
}
