import FlowChecking
import HeadlessUIKit
import ModelChecking
import SampleFlows
import Testing

/// An event that nobody can use is found out.
@MainActor @Suite
struct DeadEventTests {
  private let push = FlowEvent.on(ProbeScreen.self, "push") { screen in
    screen.navigationController?.pushViewController(UIViewController(), animated: true)
  }

  private func reason(_ events: FlowEvent...) throws -> String? {
    let exploration = try FlowExplorer(of: ProbeFlow([push] + events)).explore()
    let finding = try #require(exploration.findings.first { $0.property == "no dead event" })
    #expect(exploration.outcome == finding.verdict.outcomeOfDeadEvents)
    if case .unreachable(let reason) = finding.verdict { return reason }
    return nil
  }

  @Test
  func `an event that is never offered is dead`() throws {
    #expect(try reason() == nil)
    #expect(
      try reason(.on(UITabBarController.self, "tab") { _ in })
        == "\"tab\" is never offered: no UITabBarController is ever shown")
    #expect(
      try reason(FlowEvent.on(ProbeScreen.self, "jump") { _ in }.when { _ in false })
        == "\"jump\" is never offered")
    #expect(
      try reason(FlowEvent.anytime("call") { _ in }.when { _ in false })
        == "\"call\" is never offered")
  }

  @Test
  func `an event that never changes anything is dead, unless it is to be ignored`() throws {
    let stay = FlowEvent.on(ProbeScreen.self, "stay") { _ in }
    let call = FlowEvent.anytime("call") { _ in }
    #expect(
      try reason(stay, call) == "\"stay\" never changes anything; \"call\" never changes anything")
    #expect(try reason(stay.ignored()) == nil)
    let once = FlowEvent.anytime("once") { scene in
      scene.frontmost(UINavigationController.self)?.popToRootViewController(animated: false)
    }
    #expect(try reason(once) == nil)
  }

  @Test
  func `a dead event may be excused, and a living one may not`() throws {
    let jump = FlowEvent.on(ProbeScreen.self, "jump") { _ in }.when { _ in false }
    let stay = FlowEvent.on(ProbeScreen.self, "stay") { _ in }
    #expect(try reason(jump.unreachable("iPad only"), stay.unreachable("a counter")) == nil)
    let exploration = try FlowExplorer(of: ProbeFlow([push.unreachable("iPad only")])).explore()
    let finding = try #require(exploration.findings.first { $0.property == "no dead event" })
    guard case .unreachable(let reason) = finding.verdict else {
      Issue.record("it is not found")
      return
    }
    #expect(reason == "\"push\" happens, though it is declared unreachable (iPad only)")
  }

  @Test
  func `nothing is dead before everything was explored`() throws {
    let flow = ProbeFlow([push, .on(UITabBarController.self, "tab") { _ in }])
    let exploration = try FlowExplorer(of: flow, within: Limits(states: 1)).explore()
    #expect(exploration.outcome == .undecided)
    #expect(exploration.unmet == ["no dead event"])
  }

  @Test
  func `the sample is caught by this promise and by no other`() throws {
    let flow = try #require(Samples.faulty.first { $0.name == "HintNeverShown" })
    let broken = try FlowExplorer(of: flow).explore().findings.filter { finding in
      if case .holds = finding.verdict { false } else { true }
    }
    #expect(broken.map(\.property) == ["no dead event"])
    guard case .unreachable(let reason) = broken.first?.verdict else {
      Issue.record("it is not found")
      return
    }
    #expect(reason == "\"got it\" is never offered: no HintViewController is ever shown")
  }
}

extension FlowVerdict {
  /// What an exploration comes to that breaks nothing else.
  fileprivate var outcomeOfDeadEvents: FlowExploration.Outcome {
    if case .unreachable = self { .violated } else { .holds }
  }
}
