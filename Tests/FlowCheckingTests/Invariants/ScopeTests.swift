import Coordinators
import FlowChecking
import HeadlessUIKit
import ModelChecking
import SampleFlows
import Testing

/// A promise that nothing in a flow could break does not apply to it.
@MainActor @Suite
struct ScopeTests {
  private func inapplicable(
    in flow: some Flow, within limits: Limits = Limits()
  ) throws -> [String: String] {
    inapplicable(to: try FlowExplorer(of: flow, within: limits).explore())
  }

  private func inapplicable(to exploration: FlowExploration) -> [String: String] {
    #expect(exploration.counterexamples.map(\.property) == [])
    return exploration.findings.reduce(into: [:]) { found, finding in
      if case .doesNotApply(let reason) = finding.verdict { found[finding.property] = reason }
    }
  }

  @Test
  func `all promises apply to the sound samples`() throws {
    for flow in Samples.sound { #expect(inapplicable(to: try KnownExploration.of(flow)) == [:]) }
  }

  @Test
  func `without a Coordinator and a recorded router four promises do not apply`() throws {
    let exploration = try FlowExplorer(of: ForeignFlow()).explore()
    #expect(exploration.outcome == .holds)
    #expect(
      try inapplicable(in: ForeignFlow()) == [
        "onDismissed runs exactly once": "no recorded router is given an onDismissed",
        "no leaked children": "no Coordinator has a child",
        "balanced stack": "no recorded router shows a screen",
        "router's book equals the stack": "no recorded router shows a screen",
      ])
  }

  @Test
  func `what the router of a foreign coordinator shows is judged all the same`() throws {
    #expect(
      try inapplicable(in: ForeignFlow(isRecorded: true)) == [
        "no leaked children": "no Coordinator has a child"
      ])
  }

  @Test
  func `whether a promise applies is open while there is more to see`() throws {
    let exploration = try FlowExplorer(of: ForeignFlow(), within: Limits(states: 1)).explore()
    #expect(exploration.outcome == .undecided)
    #expect(try inapplicable(in: ForeignFlow(), within: Limits(states: 1)) == [:])
  }

  @Test
  func `a property of a team's own says where it applies`() throws {
    let never = FlowProperty.never("no ad twice") { _ in false }
    let limited = never.applying(
      where: { $0.isFrontmost(UITabBarController.self) }, otherwise: "there are no tabs")
    #expect(
      try inapplicable(in: ProbeFlow([], properties: [limited])) == [
        "no ad twice": "there are no tabs"
      ])
    let everywhere = never.applying(
      where: { $0.isFrontmost(ProbeScreen.self) }, otherwise: "there is no screen")
    #expect(try inapplicable(in: ProbeFlow([], properties: [everywhere])) == [:])
  }

  @Test
  func `a formula and where it applies do not get into each other's way`() throws {
    let claim = FlowProperty.formula("home", "always screen(Home)")
      .applying(where: { _ in false }, otherwise: "nothing is so")
    let other = FlowProperty.formula("sheet", "never sheet")
    let exploration = try FlowExplorer(
      of: ProbeFlow([], properties: .standard + [claim, other])
    ).explore()
    #expect(exploration.outcome == .holds)
    let verdicts = exploration.findings.suffix(2).map { "\($0.verdict)" }
    #expect(verdicts == [#"doesNotApply("nothing is so")"#, "holds"])
  }
}
