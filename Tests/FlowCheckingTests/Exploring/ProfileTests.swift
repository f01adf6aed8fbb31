import FlowChecking
import HeadlessUIKit
import ModelChecking
import Testing

/// A flow is explored under every profile that can make a difference, and under no other.
@MainActor @Suite
struct ProfileTests {
  private func explore(
    _ flow: some Flow, within limits: Limits = Limits(), profiles: [UIKitProfile] = UIKitProfile.all
  ) throws -> FlowExploration {
    try FlowExplorer(of: flow, within: limits, profiles: profiles, unspecified: false).explore()
  }

  @Test
  func `a flow to which no question comes up is explored once for all profiles`() throws {
    let exploration = try explore(ProbeFlow([FlowEvent.anytime("nothing") { _ in }.ignored()]))
    #expect(exploration.runs.map(\.profiles) == [UIKitProfile.all])
    #expect(exploration.runs.map(\.consulted) == [[]])
    #expect(exploration.outcome == .holds)
  }

  /// Without the menu there are 5 states: each screen, and after B was seen the lower two again.
  ///
  /// A jump home by the menu leads to three more, each screen once more.
  @Test
  func `three screens on a stack are explored with the back menu and without`() throws {
    let exploration = try explore(ProbeFlow.stack([]))
    #expect(
      exploration.runs.map(\.profiles) == [[.iOS26, .iOS18, .iOS14], [.iOS13]])
    #expect(exploration.runs.allSatisfy { $0.consulted.contains(.backMenu) })
    #expect(exploration.runs.map(\.statistics.states) == [8, 5])
    #expect(exploration.statistics == exploration.runs[0].statistics)
    #expect(exploration.stopReason == .exhausted)
  }

  @Test
  func `profiles that agree on the questions that came up share a run`() throws {
    let exploration = try explore(ProbeFlow.stack([]), profiles: [.iOS14, .iOS18])
    #expect(exploration.runs.map(\.profiles) == [[.iOS14, .iOS18]])
  }

  @Test
  func `a promise that is broken under some profiles is broken, and says under which`() throws {
    let exploration = try explore(
      ProbeFlow.stack([.stepByStep]), profiles: [.iOS13, .iOS14, .iOS26])
    let finding = try #require(exploration.findings.first)
    #expect(finding.brokenUnder == [.iOS14, .iOS26])
    #expect(finding.isKeptElsewhere)
    #expect(exploration.outcome == .violated)
    #expect(exploration.stopReason == .cutAtViolations)
    let counterexample = try #require(exploration.counterexamples.first)
    #expect(counterexample.trace.token == "push > push > hold back, choose Home")
    #expect(counterexample.profile == .iOS14)
  }

  @Test
  func `of several counterexamples the shortest is reported`() throws {
    let exploration = try explore(ProbeFlow.stack([.noReturn]), profiles: [.iOS13, .iOS26])
    let finding = try #require(exploration.findings.first)
    #expect(finding.brokenUnder == [])
    let counterexample = try #require(exploration.counterexamples.first)
    #expect(counterexample.trace.token == "push > push > hold back, choose Home")
    #expect(counterexample.profile == .iOS26)
    let alone = try explore(ProbeFlow.stack([.noReturn]), profiles: [.iOS13])
    #expect(alone.counterexamples.map(\.trace.token) == ["push > push > back > back"])
    #expect(alone.counterexamples.map(\.profile) == [.iOS13])
  }

  @Test
  func `a state that is wanted has to be there under every profile`() throws {
    let exploration = try explore(ProbeFlow.stack([.jump]))
    let finding = try #require(exploration.findings.first)
    guard case .unreachable = finding.verdict else {
      Issue.record("It is \(finding.verdict).")
      return
    }
    #expect(finding.brokenUnder == [.iOS13])
    #expect(finding.isKeptElsewhere)
  }

  @Test
  func `a promise is undecided when one run was cut short, and kept elsewhere is not said`() throws
  {
    let exploration = try explore(
      ProbeFlow.stack([.stepByStep, .noReturn]), within: Limits(depth: 3),
      profiles: [.iOS26, .iOS13])
    #expect(exploration.runs.map(\.stopReason) == [.depth(3), .depth(3)])
    #expect(exploration.findings.map(\.brokenUnder) == [[.iOS26], [.iOS26]])
    #expect(exploration.findings.map(\.isKeptElsewhere) == [false, false])
    let other = try explore(
      ProbeFlow.stack([.noReturn]), within: Limits(depth: 3), profiles: [.iOS13])
    #expect(other.outcome == .undecided)
  }

  @Test
  func `an event that one profile offers is not called never offered`() throws {
    var flow = ProbeFlow.stack([])
    let jumped = FlowEvent.anytime("after a jump") { _ in }
    flow.events.append(jumped.when { $0.root(as: StackRoot.self)?.hasJumped == true })
    let exploration = try explore(flow, profiles: [.iOS13, .iOS26])
    #expect(exploration.coverage.neverOffered.map(\.name) == ["after a jump"])
    #expect(exploration.neverOffered == [])
    #expect(try explore(flow, profiles: [.iOS13]).neverOffered.map(\.name) == ["after a jump"])
  }

  @Test
  func `a profile for which no time is left makes all undecided`() throws {
    let exploration = try explore(
      ProbeFlow.stack(isFull: true, [.noReturn]), within: Limits(time: .nanoseconds(1)))
    #expect(exploration.runs.map(\.profiles) == [[.iOS26, .iOS18, .iOS14]])
    #expect(exploration.unexplored == [.iOS13])
    #expect(exploration.outcome == .undecided)
    #expect(exploration.stopReason == .time(.zero))
  }

  @Test
  func `a flow that is not deterministic is not explored any further`() throws {
    let flow = ProbeFlow(
      start: { window in
        let root = StackRoot(window: window)
        root.present(animated: false, onDismissed: nil)
        return root
      },
      events: ProbeFlow.stack([]).events + [
        .anytime("roll") { scene in
          scene.window.rootViewController?.title = "\(UInt64.random(in: 0...UInt64.max))"
        }
      ])
    let exploration = try explore(flow)
    #expect(exploration.runs.count == 1)
    #expect(exploration.stopReason == .nondeterminism)
  }
}
