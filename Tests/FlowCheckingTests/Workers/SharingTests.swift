import HeadlessUIKit
import ModelChecking
import SampleFlows
import Testing

@testable import FlowChecking

/// Several processes share the states of a flow, and each says what one says that does all.
@MainActor @Suite
struct SharingTests {
  private let flow = RayPetsFlow()
  private let circumstances = [Circumstance("the test", "this")]

  private func explorer(within limits: Limits = Limits()) throws -> FlowExplorer {
    try FlowExplorer(of: flow, within: limits, profiles: [.iOS26], unspecified: false)
  }

  /// Explores as one of some shards that knows what is in a checkpoint.
  private func explore(
    _ number: Int, of count: Int, knowing checkpoint: Checkpoint? = nil,
    within limits: Limits = Limits()
  ) throws -> (found: FlowExploration, work: PatientScout.Work) {
    let work = PatientScout.Work()
    let found = try explorer(within: limits)
      .running(inWorkers: { PatientScout(running: flow, noting: work) }, scouts: 1)
      .remembering(in: checkpoint ?? Checkpoint(under: circumstances))
      .sharing(number, of: count).explore()
    return (found, work)
  }

  /// Returns what a shard tells that ends after so many launches and events.
  private func told(by number: Int, of count: Int, after limit: Int) throws -> [UInt8] {
    let checkpoint = Checkpoint(under: circumstances)
    let work = EagerScout.Work(limit: limit)
    _ = try explorer().running(
      inWorkers: { EagerScout(running: flow, sharing: work) }, scouts: 1
    ).remembering(in: checkpoint).sharing(number, of: count).explore(until: { work.isOver })
    return try #require(checkpoint.takeNews())
  }

  private func expectSame(_ first: FlowExploration, _ second: FlowExploration) {
    #expect(first.runs.map(\.map) == second.runs.map(\.map))
    #expect(first.runs.map(\.statistics) == second.runs.map(\.statistics))
    #expect(first.runs.map(\.coverage.declared) == second.runs.map(\.coverage.declared))
    #expect(first.findings.map(\.verdict.outcome) == second.findings.map(\.verdict.outcome))
  }

  @Test(arguments: [(1, 2, 471), (2, 2, 486), (2, 3, 502), (3, 3, 478), (8, 8, 478)])
  func `a shard that hears of nobody does all by itself`(
    _ number: Int, _ count: Int, _ tried: Int
  ) throws {
    let (found, work) = try explore(number, of: count)
    expectSame(found, try explorer().explore())
    #expect(work.places == [number - 1])
    #expect(work.tried == tried)
  }

  @Test(arguments: [(50, 425), (150, 336), (300, 191), (486, 0)])
  func `what another shard has told is not done again`(_ done: Int, _ left: Int) throws {
    let checkpoint = Checkpoint(under: circumstances)
    try checkpoint.add(try told(by: 2, of: 2, after: done))
    let (found, work) = try explore(1, of: 2, knowing: checkpoint)
    expectSame(found, try explorer().explore())
    #expect(work.tried == left)
  }

  @Test
  func `it is the same in whatever order others tell`() throws {
    let news = try [1, 2, 3].map { try told(by: $0, of: 3, after: 120) }
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2]] {
      let checkpoint = Checkpoint(under: circumstances)
      for place in order { try checkpoint.add(news[place]) }
      #expect(checkpoint.takeNews() == nil)
      let (found, work) = try explore(2, of: 3, knowing: checkpoint)
      expectSame(found, try explorer().explore())
      #expect(work.tried == 281)
    }
  }

  /// All that the second shard finds within the limit need not be what the engine does.
  @Test
  func `where a limit leaves something to nobody the first scout leads`() throws {
    let limits = Limits(states: 12)
    let (found, work) = try explore(2, of: 2, within: limits)
    expectSame(found, try explorer(within: limits).explore())
    #expect(work.places == [1, 0])
    #expect(work.tried == 49 + 43)
  }

  /// The launch is waited for until the second question.
  @Test
  func `nobody is waited for when all is over`() throws {
    let work = PatientScout.Work()
    work.isIdle = true
    var asked = 0
    let found = try explorer().running(
      inWorkers: { PatientScout(running: flow, noting: work) }, scouts: 1
    ).sharing(2, of: 2).explore(until: {
      asked += 1
      return asked > 2
    })
    #expect(found.stopReason == .interrupted)
    #expect(found.statistics.states == 1)
    #expect(asked == 4)
  }

  @Test
  func `shards that find something else each do not rely on one another`() throws {
    let checkpoint = Checkpoint(under: circumstances)
    let knowledge = checkpoint.knowledge(of: flow.name, under: .iOS26, impatience: 0)
    var elsewhere = Arrival(outcome: .failure(.exit(1)))
    elsewhere.consulted = []
    knowledge.note(elsewhere, at: .launch)
    try checkpoint.add(try told(by: 2, of: 2, after: 50))
    #expect(knowledge.contradiction == Contradiction(choices: []))
    #expect(checkpoint.takeNews() == nil)
    #expect(checkpoint.bytes == checkpoint.opening)
  }
}
