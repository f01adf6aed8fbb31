import ModelChecking
import Testing

@testable import Benchmarks

/// How far an exploration says that it went.
@Suite struct ReachTests {
  @Test func `is exhaustive when every event was tried, by whatever strategy`() {
    let philosophers = DiningPhilosophers(count: 3)
    #expect(philosophers.exploredAsObjects().exploration.reach == .exhaustive)
    for strategy in [RandomWalk(seed: Seed(1)), RandomWalk(seed: Seed(2))] {
      #expect(philosophers.exploredAsObjects(by: strategy).exploration.reach == .exhaustive)
    }
    let guided = philosophers.exploredAsObjects(by: Guided(seed: Seed(1))).exploration
    #expect(guided.reach == .exhaustive)
  }

  @Test func `is bounded by the limit that cut an orderly search short`() {
    for (limits, reason) in [
      (Limits(states: 200), StopReason.states(200)), (Limits(events: 600), .events(600)),
      (Limits(transitions: 300), .transitions(300)), (Limits(time: .zero), .time(.zero)),
    ] {
      let exploration = NavigationStack.small.exploredAsValues(within: limits).exploration
      #expect(exploration.reach == .bounded(reason))
    }
  }

  @Test func `is bounded by the depth even when events were drawn`() {
    let exploration = NavigationStack.small.exploredAsObjects(
      by: Guided(seed: Seed(3)), within: Limits(depth: 3)
    ).exploration
    #expect(GraphSize(of: exploration) == GraphSize(states: 63, transitions: 101, depth: 3))
    #expect(exploration.reach == .bounded(.depth(3)))
  }

  @Test func `is bounded by broken promises`() {
    let exploration = DieHardJugs().exploredAsObjects(checking: [DieHardJugs.neverFourGallons])
    #expect(exploration.exploration.reach == .bounded(.cutAtViolations))
  }

  @Test func `is sampled when events were drawn and some are left`() {
    let exploration = NavigationStack.small.exploredAsObjects(
      by: RandomWalk(seed: Seed(3)), within: Limits(events: 500)
    ).exploration
    let chance = exploration.sightings.chanceOfNewState
    #expect(exploration.reach == .sampled(.events(500), chanceOfNewState: chance))
    #expect(exploration.sightings.drawCount == 500)
    #expect(chance > 0)
  }

  @Test func `is nothing before the end, and when the system is not deterministic`() {
    #expect(Explorer(of: RandomLaunch()).exploration.reach == nil)
    var explorer = Explorer(of: RandomLaunch())
    explorer.explore(by: DeterminismAudit(of: Exhaustive()))
    #expect(explorer.exploration.stopReason == .nondeterminism)
    #expect(explorer.exploration.reach == nil)
  }

  @Test func `of an audited strategy is that of what is audited`() {
    let strategy = DeterminismAudit(of: RandomWalk(seed: Seed(3)))
    let exploration = NavigationStack.small.exploredAsObjects(
      by: strategy, within: Limits(events: 500)
    ).exploration
    #expect(exploration.isSampled)
  }
}
