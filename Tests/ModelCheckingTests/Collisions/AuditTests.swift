import ModelChecking
import Testing

@testable import Benchmarks

@Suite struct AuditTests {
  private func audited<Key>(
    _ promises: [Property<VisitCounter.State>] = [VisitCounter.neverThird],
    by strategy: some Strategy = Exhaustive(), within limits: Limits = Limits(),
    seeing sight: @escaping (VisitCounter.State) -> Key
  ) -> Explorer<BlindSystem<VisitCounter, Key>> {
    var explorer = Explorer(
      of: BlindSystem(of: VisitCounter(), seeing: sight), checking: promises, within: limits)
    explorer.explore(by: strategy)
    explorer.audit()
    return explorer
  }

  @Test func `a promise broken on the third visit shows that the key is too coarse`() throws {
    var explorer = audited { $0.isLit }
    let collision = try #require(explorer.exploration.collision)
    #expect(explorer.exploration.graph.stateCount == 2)
    #expect(explorer.exploration.graph.transitionCount == 4)
    #expect(explorer.exploration.eventsExecuted == 5)
    #expect(collision == Collision(first: [1], second: [1, 1, 1], property: 0))
    #expect(explorer.exploration.stopReason == .keyTooCoarse)
    #expect(explorer.exploration.reach == .bounded(.keyTooCoarse))
    #expect(explorer.verdicts().map(\.reasonUndecided) == [.keyTooCoarse])
  }

  @Test func `another state after the third visit shows it too`() throws {
    let explorer = audited([]) { [$0.isLit, $0.visits >= 3] }
    let collision = try #require(explorer.exploration.collision)
    #expect(collision == Collision(first: [1], second: [1, 1, 1], property: nil))
    #expect(explorer.exploration.stopReason == .keyTooCoarse)
  }

  @Test func `a key that shows all passes`() {
    var explorer = audited([]) { $0 }
    #expect(explorer.exploration.eventsAudited == 200)
    #expect(explorer.exploration.collision == nil)
    #expect(explorer.exploration.stopReason == .exhausted)
    #expect(explorer.exploration.reach == .exhaustive)
    #expect(explorer.verdicts().isEmpty)
  }

  @Test func `what the key leaves out may be without importance`() {
    let explorer = audited([]) { $0.isLit }
    #expect(explorer.exploration.eventsAudited == 200)
    #expect(explorer.exploration.stopReason == .exhausted)
  }

  @Test func `transitions that break a promise are not walked`() {
    let explorer = audited { $0 }
    #expect(explorer.exploration.violations.count == 2)
    #expect(explorer.exploration.eventsAudited == 200)
    #expect(explorer.exploration.collision == nil)
    #expect(explorer.exploration.stopReason == .cutAtViolations)
  }

  @Test(arguments: [
    (Limits(depth: 1), 200), (Limits(states: 2), 200), (Limits(transitions: 3), 200),
    (Limits(events: 3), 0), (Limits(events: 100), 95), (Limits(time: .zero), 0),
  ])
  func `an exploration that was cut is audited as far as its limits allow`(
    _ limits: Limits, _ count: Int
  ) {
    let explorer = audited([], within: limits) { $0.isLit }
    #expect(explorer.exploration.eventsAudited == count)
  }

  @Test func `no more than a fifth of the events are walked again in a large graph`() {
    var explorer = DiningPhilosophers(count: 8).exploredAsObjects()
    let executed = explorer.exploration.eventsExecuted
    let transitions = explorer.exploration.graph.transitionCount
    #expect(executed / 5 > 200 && executed / 5 < transitions)
    explorer.audit()
    #expect(explorer.exploration.eventsAudited == executed / 5)
    #expect(explorer.exploration.eventsExecuted == executed)
  }

  @Test func `nothing is audited of values, whose key is all that there is`() {
    var explorer = DieHardJugs().exploredAsValues()
    explorer.audit()
    #expect(explorer.exploration.eventsAudited == 0)
  }
}
