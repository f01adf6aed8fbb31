import FlowChecking
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
  func `no time is no exploration`() throws {
    let exploration = try explore(RayPetsFlow(), within: Limits(time: .zero))
    #expect(exploration.stopReason == .time(.zero))
    #expect(exploration.statistics.transitions == 0)
  }

  @Test
  func `a random walk finds the sheet that is pulled down, and is the same again`() throws {
    func walk() throws -> FlowExploration {
      try explore(
        RayPetsFlow.sheetPulledDownUnnoticed, by: .random(Seed(1)), within: Limits(events: 2_000))
    }
    let exploration = try walk()
    #expect(
      exploration.counterexamples.map(\.trace.token)
        == ["schedule > pull sheet down", "schedule > pull sheet down"])
    #expect(try walk().statistics == exploration.statistics)
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
    let exploration = try explore(HowToCodeFlow(), by: .random(Seed(3)), within: Limits())
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
}
