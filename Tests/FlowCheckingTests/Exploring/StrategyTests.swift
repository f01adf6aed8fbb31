import FlowChecking
import HeadlessUIKit
import ModelChecking
import SampleFlows
import Testing

/// Strategies and limits, and what may be said after them.
@MainActor @Suite
struct StrategyTests {
  private func explore(
    _ flow: some Flow, by strategy: FlowStrategy = .exhaustive, within limits: Limits
  ) throws -> FlowExploration {
    try FlowExplorer(of: flow, by: strategy, within: limits).explore()
  }

  /// Walks under one profile only: what is drawn is drawn in the same way under each.
  private func walk(
    _ flow: some Flow, by strategy: FlowStrategy, within limits: Limits
  ) throws -> FlowExploration {
    try FlowExplorer(
      of: flow, by: strategy, within: limits, profiles: [.newest], unspecified: false
    ).explore()
  }

  @Test
  func `an exploration cut short is undecided, and says why`() throws {
    let exploration = try explore(RayPetsFlow(), within: Limits(depth: 2))
    #expect(exploration.outcome == .undecided)
    #expect(exploration.stopReason == .depth(2))
    #expect(exploration.counterexamples == [])
  }

  @Test
  func `a depth limit keeps the states within it`() throws {
    // Home; visit type; no appointment, pain level: one and two events away.
    let exploration = try explore(RayPetsFlow(), within: Limits(depth: 2))
    #expect(exploration.statistics.states == 4)
    #expect(exploration.statistics.transitions == 6)
  }

  @Test
  func `a limit of states is kept`() throws {
    let exploration = try explore(RayPetsFlow(), within: Limits(states: 10))
    #expect(exploration.stopReason == .states(10))
    #expect(exploration.statistics.states == 10)
  }

  @Test
  func `a random walk finds the sheet that is pulled down, and is the same again`() throws {
    func walked() throws -> FlowExploration {
      try walk(
        RayPetsFlow.sheetPulledDownUnnoticed, by: .random(Seed(1)), within: Limits(events: 500))
    }
    let exploration = try walked()
    #expect(
      exploration.counterexamples.map(\.trace.token)
        == ["schedule > pull sheet down", "schedule > pull sheet down"])
    #expect(try walked().statistics == exploration.statistics)
  }

  @Test
  func `a random walk that ends too early is undecided`() throws {
    let exploration = try explore(
      RayPetsFlow(), by: .random(Seed(7)), within: Limits(events: 100))
    #expect(exploration.stopReason == .events(100))
    #expect(exploration.outcome == .undecided)
  }

  @Test
  func `a random walk that has tried everything says so`() throws {
    let exploration = try walk(HowToCodeFlow(), by: .random(Seed(3)), within: Limits())
    #expect(exploration.stopReason == .exhausted)
    #expect(exploration.statistics.states == 12)
    #expect(exploration.outcome == .holds)
  }

  @Test
  func `the first violation ends an exploration that was asked to`() throws {
    let exploration = try explore(
      RayPetsFlow.sheetPulledDownUnnoticed, within: Limits(stopsAtFirstViolation: true))
    #expect(exploration.stopReason == .firstViolation)
    #expect(exploration.outcome == .violated)
  }

  @Test
  func `a depth-first exploration sees all within its bound`() throws {
    let exploration = try explore(
      RayPetsFlow(), by: .depthFirst(bound: 2), within: FlowExplorer.defaultLimits)
    #expect(exploration.reach == .bounded(.depth(2)))
    #expect(exploration.statistics.states == 4)
    #expect(exploration.statistics.transitions == 6)
  }

  @Test
  func `a guided walk is the same for the same seed, and may see everything`() throws {
    let walks = try (0..<2).map { _ in
      try walk(HowToCodeFlow(), by: .guided(Seed(1)), within: Limits(events: 5_000))
    }
    #expect(walks[0].statistics == walks[1].statistics)
    #expect(walks[0].reach == .exhaustive)
    #expect(walks[0].statistics.states == 12)
    #expect(walks[0].outcome == .holds)
  }

  @Test
  func `what a test does by itself is exhaustive for a flow of the usual size`() throws {
    let usual = try explore(
      RayPetsFlow(), by: .exhaustiveThenGuided(Seed(0)), within: FlowExplorer.defaultLimits)
    let exhaustive = try KnownExploration.of(RayPetsFlow())
    #expect(usual.reach == .exhaustive)
    #expect(usual.statistics == exhaustive.statistics)
  }

  @Test(arguments: [0, 1, 2, 3] as [UInt64])
  func `what a walk at random finds is made as short as possible`(seed: UInt64) throws {
    for strategy in [FlowStrategy.random(Seed(seed)), .guided(Seed(seed))] {
      let exploration = try explore(
        RayPetsFlow.sheetPulledDownUnnoticed, by: strategy,
        within: [.events(2_000), .firstViolation])
      let found = try #require(exploration.counterexamples.first)
      #expect(found.trace.token == "schedule > pull sheet down")
      #expect(found.shorterStatesSearched == 2)
      #expect((found.shrinkage?.from ?? 2) >= 2)
    }
  }

  @Test
  func `an event without weight is drawn only where there is no other`() throws {
    let flow = ProbeFlow([
      .anytime("often") { _ in }, FlowEvent.anytime("never") { _ in }.weighted(0),
    ])
    let exploration = try explore(flow, by: .random(Seed(1)), within: Limits(events: 200))
    #expect(exploration.neverPerformed.map(\.name) == ["never"])
    let all = try explore(flow, within: FlowExplorer.defaultLimits)
    #expect(all.neverPerformed.map(\.name) == [])
  }
}
