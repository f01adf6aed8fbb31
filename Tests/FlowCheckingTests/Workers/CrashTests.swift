import HeadlessUIKit
import ModelChecking
import Testing

@testable import FlowChecking

/// What becomes of an exploration whose worker dies.
@MainActor @Suite
struct CrashTests {
  private let fate = LocalWorker.Fate()
  private let trap = Crash.signal(5, message: "Fatal error: no", location: "Router.swift:31")

  /// Home, on which A can be pushed, where the last event does what a test says.
  private func flow(
    properties: [FlowProperty] = .standard, _ perform: @escaping (ProbeScreen) -> Void
  ) -> ProbeFlow<ProbeRoot> {
    let push = FlowEvent.on(ProbeScreen.self, "push") { screen in
      let next = ProbeScreen("A", delegate: screen.delegate)
      screen.navigationController?.pushViewController(next, animated: true)
    }
    let act = FlowEvent.on(ProbeScreen.self, "act", perform: perform)
      .unreachable("it may do nothing")
    return ProbeFlow(
      [
        push.when { $0.frontmost(ProbeScreen.self)?.title == "Home" },
        act.when { $0.frontmost(ProbeScreen.self)?.title == "A" },
      ], properties: properties)
  }

  private func explore(_ flow: some Flow) throws -> FlowExploration {
    try FlowExplorer(of: flow, profiles: [.iOS13], unspecified: false)
      .running(inWorkers: { LocalWorker(running: flow, until: fate) }).explore()
  }

  private func found(_ exploration: FlowExploration) -> [String] {
    exploration.counterexamples.map { "\($0.property): \($0.reason): \($0.trace.token)" }
  }

  @Test
  func `a trap is a finding, and the exploration goes on past it`() throws {
    let exploration = try explore(flow { _ in fate.crash = trap })
    #expect(
      found(exploration) == [
        "no crash or hang: the app crashes: Fatal error: no (Router.swift:31): push > act"
      ])
    let counterexample = try #require(exploration.counterexamples.first)
    #expect(counterexample.shorterStatesSearched == 2)
    #expect(counterexample.trace.steps.map(\.screens) == ["Home > A", "(crashed)"])
    #expect(exploration.statistics.states == 3)
    #expect(exploration.stopReason == .exhausted)
    #expect(exploration.neverPerformed.isEmpty)
  }

  @Test(arguments: [
    (Crash.exit(0), "the app ends itself with status 0", "(ended)"),
    (.hang(.seconds(1)), "the app hangs: it did not come back within 1.0 seconds", "(hangs)"),
    (.signal(9), "the app crashes with signal 9: killed, perhaps for want of memory", "(crashed)"),
  ])
  func `every end that happens again is a finding`(
    _ crash: Crash, _ reason: String, _ screens: String
  ) throws {
    let exploration = try explore(flow { _ in fate.crash = crash })
    #expect(found(exploration) == ["no crash or hang: \(reason): push > act"])
    #expect(exploration.counterexamples.first?.trace.steps.last?.screens == screens)
  }

  @Test(arguments: [Crash.signal(9), .signal(15), .hang(.seconds(1))])
  func `what happens once only by somebody else's doing is no finding`(_ crash: Crash) throws {
    var isFirst = true
    let exploration = try explore(
      flow { _ in
        if isFirst { fate.crash = crash }
        isFirst = false
      })
    #expect(exploration.outcome == .holds)
    #expect(exploration.statistics == (try explore(flow { _ in })).statistics)
    #expect(fate.startCount == 3)
  }

  @Test
  func `a hang that two workers have come to is not waited for again`() throws {
    let exploration = try explore(flow { _ in fate.crash = .hang(.seconds(1)) })
    #expect(exploration.outcome == .violated)
    #expect(fate.startCount == 3)
  }

  @Test
  func `a trap that does not happen again is nondeterminism`() throws {
    var isFirst = true
    let exploration = try explore(
      flow { _ in
        if isFirst { fate.crash = trap }
        isFirst = false
      })
    #expect(!exploration.isDeterministic)
  }

  @Test
  func `a fresh process in which the way leads elsewhere is nondeterminism`() throws {
    var launches = 0
    var flow = flow { _ in fate.crash = .signal(9) }
    let start = flow.start
    flow = ProbeFlow(
      start: { window in
        launches += 1
        let root = start(window)
        if launches > 3 { window.rootViewController?.title = "Other" }
        return root
      }, events: flow.events)
    #expect(try !explore(flow).isDeterministic)
  }

  @Test
  func `a crash at launch is found at launch`() throws {
    let flow = flow { _ in }
    let start = flow.start
    let crashing = ProbeFlow(
      start: { window in
        fate.crash = trap
        return start(window)
      }, events: flow.events)
    let exploration = try explore(crashing)
    #expect(exploration.counterexamples.map(\.trace.steps.count) == [0])
    #expect(exploration.counterexamples.first?.trace.start == "(crashed)")
  }

  @Test
  func `a flow that lists no such promise makes it in a worker all the same`() throws {
    let exploration = try explore(flow(properties: []) { _ in fate.crash = trap })
    #expect(exploration.counterexamples.map(\.property) == ["no crash or hang"])
  }

  @Test
  func `a question about UIKit counts though its event ended in a crash`() throws {
    let exploration = try explore(
      flow { screen in
        screen.navigationController?.popToRootViewController(animated: false)
        fate.crash = trap
      })
    #expect(exploration.runs[0].consulted == [.unanimatedChange])
  }

  @Test
  func `crashes at two places in the source are two faults, with a trace each`() throws {
    let other = Crash.signal(5, message: "Fatal error: no", location: "Router.swift:32")
    var flow = flow { _ in fate.crash = trap }
    flow.events.append(.anytime("link") { _ in fate.crash = other })
    let prefix = "no crash or hang: the app crashes: Fatal error: no (Router.swift:3"
    #expect(found(try explore(flow)) == ["\(prefix)2): link", "\(prefix)1): push > act"])
  }
}
