import Coordinators
import FlowChecking
import HeadlessUIKit
import ModelChecking
import Testing

/// What depends on answers about UIKit that nobody has established is found out.
@MainActor @Suite
struct RelianceTests {
  private func explore(
    _ flow: some Flow, within limits: Limits = Limits(), profiles: [UIKitProfile] = [.iOS17],
    unspecified: Bool = true
  ) throws -> FlowExploration {
    try FlowExplorer(of: flow, within: limits, profiles: profiles, unspecified: unspecified)
      .explore()
  }

  @Test
  func `a promise that another answer breaks relies on the question`() throws {
    let exploration = try explore(ProbeFlow.trusting)
    #expect(exploration.outcome == .holds)
    #expect(exploration.counterexamples == [])
    let reliance = try #require(exploration.reliances.first)
    #expect(exploration.reliances.count == 1)
    #expect(reliance.knob == .emptyPop)
    #expect(reliance.expected == .no)
    #expect(reliance.other == .yes)
    #expect(reliance.property == "no refused request")
    #expect(reliance.isBrokenByOther)
    #expect(reliance.counterexample?.trace.token == "go home")
    #expect(reliance.counterexample?.profile == .iOS17.with(.emptyPop, .yes))
  }

  @Test
  func `nobody is told at once of what breaks a promise with another answer only`() throws {
    var told = 0
    let exploration = try FlowExplorer(of: ProbeFlow.trusting, profiles: [.iOS17])
      .explore(onFault: { _ in told += 1 })
    #expect(exploration.reliances.count == 1)
    #expect(told == 0)
  }

  @Test
  func `a promise that another answer would keep does too`() throws {
    let exploration = try explore(ProbeFlow.trusting, profiles: [.iOS17.with(.emptyPop, .yes)])
    #expect(exploration.outcome == .violated)
    let reliance = try #require(exploration.reliances.first)
    #expect(exploration.reliances.count == 1)
    #expect(reliance.expected == .yes)
    #expect(reliance.other == .no)
    #expect(!reliance.isBrokenByOther)
    #expect(reliance.counterexample == exploration.counterexamples.first)
  }

  @Test
  func `a question that did not come up is not asked`() throws {
    let exploration = try explore(ProbeFlow([.anytime("nothing") { _ in }]))
    #expect(exploration.reliances.count == 0)
    #expect(exploration.unasked == [])
  }

  @Test
  func `a question that comes up under several profiles is asked under the first`() throws {
    let flow = ProbeFlow(
      start: ProbeFlow.stack(isFull: true, []).start,
      events: [
        .on(UINavigationController.self, "go home") { stack in
          stack.popToRootViewController(animated: false)
          guard stack.popToRootViewController(animated: true) != nil else { return }
          stack.pushViewController(UINavigationController(), animated: true)
        }
      ])
    let exploration = try explore(flow, profiles: [.iOS13, .iOS14])
    #expect(exploration.runs.map(\.profiles) == [[.iOS13], [.iOS14]])
    #expect(exploration.runs.allSatisfy { $0.consulted.contains(.emptyPop) })
    let reliances = exploration.reliances.filter { $0.knob == .emptyPop }
    #expect(reliances.map(\.property) == ["no exception"])
    #expect(reliances.map(\.counterexample?.profile) == [.iOS13.with(.emptyPop, .yes)])
  }

  @Test
  func `what is unspecified can be left alone`() throws {
    #expect(try explore(ProbeFlow.trusting, unspecified: false).reliances.count == 0)
  }

  @Test
  func `an answer that is established is not doubted`() throws {
    let exploration = try explore(ProbeFlow.stack([.stepByStep]))
    #expect(exploration.runs[0].consulted.contains(.backMenu))
    #expect(exploration.counterexamples.map(\.property) == ["step by step"])
    #expect(exploration.reliances.count == 0)
  }

  @Test
  func `a state that is there with one answer only is a reliance without steps`() throws {
    var flow = ProbeFlow.trusting
    flow.properties = [
      .sometimes("a sheet") { $0.controllers.count > 2 }, .always("nothing") { _ in nil },
    ]
    let exploration = try explore(flow)
    let reliance = try #require(exploration.reliances.first)
    #expect(exploration.reliances.count == 1)
    #expect(reliance.property == "a sheet")
    #expect(!reliance.isBrokenByOther)
    #expect(reliance.counterexample == nil)
  }

  /// With the answer no the first event ends the exploration of the state that it leads to, so that
  /// the second promise is never seen broken; but the same events would break it.
  @Test
  func `what only one run has come to see is no reliance`() throws {
    final class Root: ProbeRoot {
      var popped: Bool?
      var hasCounted = false
    }
    func root(_ state: FlowState) -> Root? { state.scene.root(as: Root.self) }
    let flow = ProbeFlow(
      start: { window in
        let root = Root(window: window)
        root.present(animated: false, onDismissed: nil)
        return root
      },
      events: [
        .on(ProbeScreen.self, "go home") { screen in
          let popped = screen.navigationController?.popToRootViewController(animated: true)
          (screen.delegate as? Root)?.popped = popped != nil
        },
        FlowEvent.on(ProbeScreen.self, "count") { ($0.delegate as? Root)?.hasCounted = true }
          .when { $0.root(as: Root.self)?.popped != nil },
      ],
      properties: [
        .always("something") { root($0)?.popped == false ? "it was nothing" : nil },
        .always("no count") { root($0)?.hasCounted == true ? "it has counted" : nil },
      ])
    let exploration = try explore(flow)
    #expect(exploration.counterexamples.map(\.property) == ["something"])
    #expect(exploration.reliances.map(\.property) == ["something"])
    #expect(exploration.reliances.map(\.isBrokenByOther) == [false])
    #expect(
      try FlowReplay(of: flow, token: "go home > count", profile: .iOS17.with(.emptyPop, .yes))
        .breaches.map(\.property) == ["no count"])
  }

  @Test
  func `nothing is asked after a run that has used the limits up`() throws {
    var flow = ProbeFlow.trusting
    flow.events.append(
      .anytime("sheet") { scene in
        let top = scene.window.frontmostPath.first
        top?.present(UIViewController(), animated: true)
      })
    let exploration = try explore(flow, within: Limits(states: 3))
    #expect(exploration.stopReason == .states(3))
    #expect(exploration.reliances.count == 0)
    #expect(exploration.unasked == [.emptyPop])
  }
}
