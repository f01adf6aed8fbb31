import ModelChecking
import Testing

@testable import Benchmarks

/// The numbers of events come from the strategy's description, carried out anew in Python.
@Suite struct RandomWalkTests {
  @Test func `takes the same way from the same seed`() {
    #expect(keysFound(by: RandomWalk(seed: Seed(7))) == keysFound(by: RandomWalk(seed: Seed(7))))
  }

  @Test func `takes another way from another seed`() {
    #expect(keysFound(by: RandomWalk(seed: Seed(7))) != keysFound(by: RandomWalk(seed: Seed(8))))
  }

  @Test func `takes the same way whether states are values or objects`() {
    let walk = RandomWalk(seed: Seed(7), longestWalk: 9)
    let limits = Limits(events: 100)
    let values = DieHardJugs().exploredAsValues(by: walk, within: limits).exploration
    let objects = DieHardJugs().exploredAsObjects(by: walk, within: limits).exploration
    #expect(values.graph.keys == objects.graph.keys)
    #expect(values.launchCount == objects.launchCount)
  }

  @Test(arguments: [(705 as UInt64, 10, 8), (178, 26, 9), (42, 1282, 12)])
  func `measures four gallons with the jugs`(seed: UInt64, events: Int, states: Int) {
    let explorer = DieHardJugs().exploredAsObjects(
      by: RandomWalk(seed: Seed(seed)), checking: [DieHardJugs.neverFourGallons],
      within: Limits(stopsAtFirstViolation: true))
    #expect(explorer.exploration.stopReason == .firstViolation)
    #expect(explorer.exploration.eventsExecuted == events)
    #expect(explorer.exploration.graph.stateCount == states)
  }

  @Test(arguments: [(0 as UInt64, 147, 17), (1, 165, 22), (2, 108, 14), (3, 159, 19)])
  func `ends when every event was tried`(seed: UInt64, events: Int, launches: Int) {
    let philosophers = DiningPhilosophers(count: 3)
    let exploration =
      philosophers.exploredAsObjects(by: RandomWalk(seed: Seed(seed))).exploration
    #expect(exploration.stopReason == .exhausted)
    #expect(GraphSize(of: exploration) == GraphSize(states: 14, transitions: 27, depth: 3))
    #expect(exploration.eventsExecuted == events)
    #expect(exploration.launchCount == launches)
  }

  @Test func `launches again after the longest walk`() {
    let walk = RandomWalk(seed: Seed(0), longestWalk: 5)
    let exploration = DiningPhilosophers(count: 3).exploredAsObjects(by: walk).exploration
    #expect(exploration.eventsExecuted == 287)
    #expect(exploration.launchCount == 65)
  }

  @Test func `ends though some states are farther than the longest walk`() {
    let walk = RandomWalk(seed: Seed(1), longestWalk: 2)
    let exploration = DrawnGraph.line(of: 5)
      .exploredAsObjects(by: walk, within: Limits(events: 1000)).exploration
    #expect(exploration.eventsExecuted < 1000)
    #expect(exploration.graph.stateCount == 3)
    #expect(exploration.stopReason != .exhausted)
  }

  /// State 1 is as far as a walk of two events can leave.
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `does not end before every walk of its length was possible`(seed: UInt64) {
    let walk = RandomWalk(seed: Seed(seed), longestWalk: 2)
    let exploration = DrawnGraph([[0, 0, 0, 1], [2], []]).exploredAsObjects(by: walk).exploration
    #expect(exploration.stopReason == .exhausted)
    #expect(exploration.graph.transitionCount == 5)
  }

  @Test func `refuses walks without events`() async {
    await #expect(processExitsWith: .failure) { _ = RandomWalk(seed: Seed(0), longestWalk: 0) }
  }

  private func keysFound(by walk: RandomWalk) -> Column<DieHardJugs.State> {
    DieHardJugs().exploredAsObjects(by: walk, within: Limits(events: 60)).exploration.graph.keys
  }
}
