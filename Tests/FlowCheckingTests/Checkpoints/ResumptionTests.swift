import HeadlessUIKit
import ModelChecking
import SampleFlows
import Testing

@testable import FlowChecking

/// An exploration that was cut and goes on says what one says that was never cut, and does little of
/// what was done before.
@MainActor @Suite
struct ResumptionTests {
  private let circumstances = [Circumstance("the test", "this")]
  private let flow = RayPetsFlow()

  private func explorer(by strategy: FlowStrategy = .exhaustive) throws -> FlowExplorer {
    try FlowExplorer(
      of: flow, by: strategy, within: Limits(events: strategy.seed.map { _ in 300 }),
      profiles: [.iOS26], unspecified: false)
  }

  /// Returns what was saved, as a later run reads it.
  private func reread(_ checkpoint: Checkpoint) throws -> Checkpoint {
    let read = try Checkpoint(checkpoint.bytes, under: circumstances)
    #expect(read.bytes == checkpoint.bytes)
    return read
  }

  private func expectSame(_ first: FlowExploration, _ second: FlowExploration) {
    #expect(first.counterexamples == second.counterexamples)
    #expect(first.findings.map(\.verdict.outcome) == second.findings.map(\.verdict.outcome))
    #expect(first.runs.map(\.statistics) == second.runs.map(\.statistics))
    #expect(first.runs.map(\.map) == second.runs.map(\.map))
    #expect(first.runs.map(\.consulted) == second.runs.map(\.consulted))
    #expect(first.runs.map(\.coverage.declared) == second.runs.map(\.coverage.declared))
    #expect(first.runs.map(\.coverage.system) == second.runs.map(\.coverage.system))
    #expect(first.unread == second.unread)
  }

  /// Explores step by step in one worker, and counts the launches and events that it is asked for.
  private func explore(
    by strategy: FlowStrategy = .exhaustive, from checkpoint: Checkpoint, upTo limit: Int = .max
  ) throws -> (FlowExploration, requests: Int) {
    let fate = LocalWorker.Fate()
    var asked = 0
    let exploration = try explorer(by: strategy)
      .running(inWorkers: { LocalWorker(running: flow, until: fate) })
      .remembering(in: checkpoint)
      .explore(until: {
        asked += 1
        return asked > limit
      })
    return (exploration, fate.requestCount)
  }

  /// The whole exploration launches the flow three times and performs 468 events.
  ///
  /// The other 205 are the audit in the end, which is done anew, as are the few events to where new
  /// ones begin.
  @Test(arguments: [(1, 675), (2, 674), (50, 628), (233, 445), (400, 276), (468, 205)])
  func `what a worker has done step by step is not done again`(_ cut: Int, _ left: Int) throws {
    let whole = try explore(from: Checkpoint(under: circumstances))
    #expect(whole.requests == 471 + 205)
    let checkpoint = Checkpoint(under: circumstances)
    let first = try explore(from: checkpoint, upTo: cut)
    #expect(first.0.stopReason == (cut < 468 ? .interrupted : .exhausted))
    let second = try explore(from: try reread(checkpoint))
    expectSame(second.0, whole.0)
    #expect(second.requests == left)
  }

  /// 92 and 95 of them try whether rounds grow anything, which is done anew like the audit.
  @Test(arguments: [(FlowStrategy.random(Seed(3)), 231), (.guided(Seed(3)), 286)])
  func `what was drawn at random is drawn again, and not done`(
    _ strategy: FlowStrategy, _ left: Int
  ) throws {
    let whole = try explore(by: strategy, from: Checkpoint(under: circumstances))
    let checkpoint = Checkpoint(under: circumstances)
    _ = try explore(by: strategy, from: checkpoint, upTo: 200)
    let second = try explore(by: strategy, from: try reread(checkpoint))
    expectSame(second.0, whole.0)
    #expect(second.requests == left)
  }

  /// Explores with a scout ahead, and counts the launches and events that it tries.
  private func scout(
    from checkpoint: Checkpoint, upTo limit: Int = .max
  ) throws -> (FlowExploration, tried: Int) {
    let work = EagerScout.Work(limit: limit)
    let exploration = try explorer()
      .running(inWorkers: { EagerScout(running: flow, sharing: work) }, scouts: 1)
      .remembering(in: checkpoint)
      .explore(until: { work.isOver })
    return (exploration, work.tried)
  }

  @Test(arguments: [(1, 471), (2, 471), (50, 426), (233, 242), (400, 79)])
  func `what scouts have found is not tried again`(_ cut: Int, _ left: Int) throws {
    let whole = try scout(from: Checkpoint(under: circumstances))
    #expect(whole.tried == 471)
    let checkpoint = Checkpoint(under: circumstances)
    let first = try scout(from: checkpoint, upTo: cut)
    #expect(first.0.stopReason == .interrupted)
    let resumed = try reread(checkpoint)
    let second = try scout(from: resumed)
    expectSame(second.0, whole.0)
    #expect(second.tried == left)
    let third = try scout(from: try reread(resumed))
    expectSame(third.0, whole.0)
    #expect(third.tried == 0)
  }

  @Test
  func `one goes on where the other was, with scouts or without`() throws {
    let checkpoint = Checkpoint(under: circumstances)
    _ = try scout(from: checkpoint, upTo: 100)
    let second = try explore(from: try reread(checkpoint))
    expectSame(second.0, try explorer().explore())
    #expect(second.requests == 574)
  }

  @Test
  func `a crash is known as well, and only confirmed`() throws {
    let fate = LocalWorker.Fate()
    let trap = FlowEvent.on(ProbeScreen.self, "trap") { _ in
      fate.crash = .signal(5, message: "Fatal error: no", location: "Router.swift:31")
    }
    let flow = ProbeFlow([trap.unreachable("it may do nothing")])
    func explore(from checkpoint: Checkpoint) throws -> FlowExploration {
      try FlowExplorer(of: flow, profiles: [.iOS13], unspecified: false)
        .running(inWorkers: { LocalWorker(running: flow, until: fate) })
        .remembering(in: checkpoint).explore()
    }
    let checkpoint = Checkpoint(under: circumstances)
    let first = try explore(from: checkpoint)
    let requests = fate.requestCount
    let second = try explore(from: try reread(checkpoint))
    #expect(first.counterexamples.map(\.trace.token) == ["trap"])
    expectSame(second, first)
    #expect(requests == 11)
    #expect(fate.requestCount - requests == 9)
  }
}
