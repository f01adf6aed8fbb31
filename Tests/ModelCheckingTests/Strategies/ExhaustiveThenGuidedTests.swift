import ModelChecking
import Testing

@testable import Benchmarks

@Suite struct ExhaustiveThenGuidedTests {
  @Test func `is exhaustive where there are few states`() {
    let strategy = ExhaustiveThenGuided(upTo: 220, seed: Seed(1))
    let exploration = NavigationStack.small.exploredAsObjects(by: strategy).exploration
    #expect(exploration.reach == .exhaustive)
    #expect(exploration.eventsExecuted == 1149)
    #expect(exploration.sightings.drawCount == 0)
  }

  @Test func `is guided beyond so many states`() {
    let strategy = ExhaustiveThenGuided(upTo: 1000, seed: Seed(1))
    let exploration = NavigationStack.benchmark.exploredAsObjects(
      by: strategy, within: Limits(events: 20_000)
    ).exploration
    let ordered = NavigationStack.benchmark.exploredAsObjects(within: Limits(states: 1000))
    #expect(exploration.graph.keys.prefix(1000).elementsEqual(ordered.exploration.graph.keys))
    #expect(exploration.graph.stateCount > 1000)
    let chance = exploration.sightings.chanceOfNewState
    #expect(exploration.reach == .sampled(.events(20_000), chanceOfNewState: chance))
  }

  @Test(arguments: [(1000, false), (1001, true)])
  func `draws nothing before so many states`(states: Int, isSampled: Bool) {
    let strategy = ExhaustiveThenGuided(upTo: 1000, seed: Seed(1))
    let exploration = NavigationStack.benchmark.exploredAsObjects(
      by: strategy, within: Limits(states: states)
    ).exploration
    #expect(exploration.stopReason == .states(states))
    #expect(exploration.isSampled == isSampled)
  }

  @Test func `is exhaustive when the guided part comes to the end`() {
    let strategy = ExhaustiveThenGuided(upTo: 100, seed: Seed(1))
    let exploration = NavigationStack.small.exploredAsObjects(by: strategy).exploration
    #expect(exploration.reach == .exhaustive)
    #expect(GraphSize(of: exploration) == GraphSize(states: 219, transitions: 629, depth: 6))
    #expect(exploration.sightings.drawCount > 0)
  }
}
