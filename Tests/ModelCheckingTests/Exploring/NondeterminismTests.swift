import ModelChecking
import Testing

@Suite struct NondeterminismTests {
  /// The fourth event walks the way from state 1 to state 0 for the second time.
  @Test func `is caught on a known transition that is walked again`() throws {
    let tired = TiringSystem(of: DrawnGraph([[1, 2, 1], [0], []]), after: 3)
    var explorer = Explorer(of: tired)
    explorer.explore(by: Exhaustive())
    let divergence = try #require(explorer.exploration.divergence)
    #expect(explorer.exploration.stopReason == .nondeterminism)
    #expect(explorer.exploration.eventsExecuted == 4)
    #expect(divergence.choices == [0, 0])
    #expect(divergence.expected == 0)
    #expect(divergence.actual == 1)
  }

  @Test func `is caught at a launch into another state`() throws {
    var explorer = Explorer(of: RandomLaunch())
    explorer.explore(by: ScriptedStrategy([Move(from: .launch, then: 0)]))
    #expect(explorer.exploration.stopReason == .nondeterminism)
    #expect(explorer.exploration.eventsExecuted == 0)
    #expect(try #require(explorer.exploration.divergence).choices == [])
  }

  @Test(arguments: [1, 3])
  func `is caught when a state offers fewer or more events`(count: Int) throws {
    var explorer = Explorer(of: ChangingMenu(later: count))
    explorer.explore(by: Exhaustive())
    let divergence = try #require(explorer.exploration.divergence)
    #expect(explorer.exploration.stopReason == .nondeterminism)
    #expect(divergence.expected == 0)
    #expect(divergence.actual == 0)
    #expect(explorer.exploration.eventsExecuted == 2)
  }

  /// The ninth event is at fault, after a way of four events; there is one of two.
  @Test func `is told by the shortest way to the event at fault`() throws {
    let system = TiringSystem(of: DrawnGraph([[1, 3], [2], [3], [4], []]), after: 8)
    var explorer = Explorer(of: system)
    let moves = [
      Move(from: .here, then: 0), Move(from: .here, then: 0), Move(from: .here, then: 0),
      Move(from: .here, then: 0), Move(from: .launch, then: 1),
      Move(from: .launch, along: [0, 0, 0, 0], then: nil),
    ]
    explorer.explore(by: ScriptedStrategy(moves))
    #expect(try #require(explorer.exploration.divergence).choices == [1, 0])
  }

  @Test func `voids every verdict`() {
    let properties: [Property<Int>] = [
      .always("above 99") { $0 < 100 ? "It is below 100." : nil },
      .always("below 102") { $0 > 101 ? "It is above 101." : nil },
      .sometimes("101") { $0 == 101 },
    ]
    var explorer = Explorer(of: RandomLaunch(), checking: properties)
    explorer.explore(by: DeterminismAudit(of: Exhaustive()))
    let reasons = explorer.verdicts().map(\.reasonUndecided)
    #expect(reasons == [.nondeterminism, .nondeterminism, .nondeterminism])
  }

  /// The system is tired as soon as the exploration ends, so that the trace leads elsewhere.
  @Test func `voids every verdict when a counterexample does not happen again`() {
    let properties: [Property<Int>] = [
      .sometimes("one") { $0 == 1 },
      .always("below three") { $0 == 3 ? "It is three." : nil },
    ]
    let system = TiringSystem(of: DrawnGraph.line(of: 4), after: 3)
    var explorer = Explorer(of: system, checking: properties)
    explorer.explore(by: Exhaustive())
    #expect(explorer.exploration.stopReason == .exhausted)
    let verdicts = explorer.verdicts()
    #expect(verdicts[1].reasonUndecided == .nondeterminism)
    #expect(verdicts[0].reasonUndecided == .nondeterminism)
  }

  /// The event does something forbidden the first time only.
  @Test func `voids a counterexample that breaks no promise when it happens again`() {
    let memory = Memory()
    var explorer = Explorer(
      of: MarkedGraph([[1], []], restores: false) { _, _ in memory.isFirstQuestion() },
      checking: [MarkedGraph.neverMarked])
    explorer.explore(by: Exhaustive())
    #expect(explorer.exploration.violations.count == 1)
    #expect(explorer.verdicts()[0].reasonUndecided == .nondeterminism)
  }

  private final class Memory {
    private var wasAsked = false

    func isFirstQuestion() -> Bool {
      defer { wasAsked = true }
      return !wasAsked
    }
  }
}
