import HeadlessUIKit
import ModelChecking
import SampleFlows
import Testing

@testable import FlowChecking

/// A flow in a worker does the same as in this process.
@MainActor @Suite
struct WorkerTests {
  private func worker(for flow: any Flow) -> () -> (any WorkerConnection)? {
    let fate = LocalWorker.Fate()
    return { LocalWorker(running: flow, until: fate) }
  }

  @Test(arguments: [0, 1])
  func `the results of the samples are the same`(_ impatience: Int) throws {
    for flow in Samples.all {
      let explorer = try FlowExplorer(
        of: flow, within: Limits(states: 25), impatience: impatience, profiles: [.newest],
        unspecified: false)
      expectSame(
        explorer.explore(), explorer.running(inWorkers: worker(for: flow)).explore())
    }
  }

  @Test
  func `so are those under every profile and with other answers`() throws {
    let flows: [any Flow] = [
      HowToCodeFlow.firstScreenForgottenByBackMenu, ProbeFlow.trusting,
    ]
    for (flow, counts) in zip(flows, [(runs: 3, reliances: 0), (runs: 1, reliances: 1)]) {
      let explorer = try FlowExplorer(of: flow)
      let here = explorer.explore()
      #expect(here.runs.count == counts.runs)
      #expect(here.reliances.count == counts.reliances)
      expectSame(here, explorer.running(inWorkers: worker(for: flow)).explore())
    }
  }

  private func expectSame(_ here: FlowExploration, _ there: FlowExploration) {
    #expect(here.counterexamples == there.counterexamples)
    #expect(here.findings.map(\.verdict.outcome) == there.findings.map(\.verdict.outcome))
    #expect(here.runs.map(\.statistics) == there.runs.map(\.statistics))
    #expect(here.runs.map(\.map) == there.runs.map(\.map))
    #expect(here.runs.map(\.consulted) == there.runs.map(\.consulted))
    #expect(here.runs.map(\.coverage.declared) == there.runs.map(\.coverage.declared))
    #expect(here.runs.map(\.coverage.system) == there.runs.map(\.coverage.system))
    #expect(here.reliances.map(\.counterexample) == there.reliances.map(\.counterexample))
    #expect(here.unread == there.unread)
    #expect(here.splitting == there.splitting)
  }

  @Test
  func `a flow that is different each time is found out, with what differs`() throws {
    var number = 0
    let flow = ProbeFlow(
      start: { window in
        number += 1
        let root = ProbeRoot(window: window)
        root.present(animated: false, onDismissed: nil)
        window.rootViewController?.title = "\(number)"
        return root
      })
    let explorer = try FlowExplorer(of: flow)
    let there = explorer.running(inWorkers: worker(for: flow)).explore()
    #expect(!there.isDeterministic)
    #expect(there.divergence?.differences.isEmpty == false)
  }

  @Test
  func `a random walk draws the same by the weights of events`() throws {
    let push = FlowEvent.on(ProbeScreen.self, "push") { screen in
      screen.navigationController?.pushViewController(ProbeScreen("A"), animated: true)
    }
    let flow = ProbeFlow([push.weighted(5), FlowEvent.anytime("link") { _ in }])
    let explorer = try FlowExplorer(
      of: flow, by: .random(Seed(3)), within: Limits(events: 60), profiles: [.iOS13])
    let here = explorer.explore()
    let there = explorer.running(inWorkers: worker(for: flow)).explore()
    #expect(here.statistics == there.statistics)
    #expect(here.coverage.declared == there.coverage.declared)
  }

  @Test
  func `a replay shows the same, router calls included`() throws {
    let flow = RayPetsFlow.childNeverDropped
    let events = ["schedule", "visit(sick)", "pull sheet down"]
    let here = try FlowReplay(of: flow, events: events)
    let there = try FlowReplay(
      of: flow, events: events, profile: .newest, startingWorkers: worker(for: flow))
    #expect(here.trace == there.trace)
    #expect(here.breaches == there.breaches)
    #expect(!here.breaches.isEmpty)
  }

  @Test
  func `what is on offer is the same where a token does not fit`() throws {
    let flow = RayPetsFlow()
    func error(_ start: @escaping () -> (any WorkerConnection)?) -> ReplayError? {
      #expect(throws: ReplayError.self) {
        try FlowReplay(
          of: flow, events: ["schedule", "jump"], profile: .newest, startingWorkers: start)
      }
    }
    #expect(error(worker(for: flow)) == error { nil })
  }

  @Test
  func `claims that some state is there are judged in the worker`() throws {
    let event = FlowEvent.on(ProbeScreen.self, "push") { screen in
      screen.navigationController?.pushViewController(ProbeScreen("A"), animated: true)
    }
    let flow = ProbeFlow(
      [event.when { $0.frontmost(ProbeScreen.self)?.title == "Home" }],
      properties: [
        .sometimes("A") { $0.frontmost(ProbeScreen.self)?.title == "A" },
        .sometimes("B") { $0.frontmost(ProbeScreen.self)?.title == "B" },
      ])
    let there = try FlowExplorer(of: flow).running(inWorkers: worker(for: flow)).explore()
    #expect(there.findings.map(\.verdict.outcome) == [.holds, .violated, .holds])
  }
}
