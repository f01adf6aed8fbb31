import ModelChecking
import Testing

@testable import Benchmarks

/// Lengths, choices and numbers of nearer states come from a search written in Python, which does not
/// go on from states that break a promise either.
@Suite struct CounterexampleTests {
  @Test func `is the shortest way to four gallons`() throws {
    let promise = DieHardJugs.neverFourGallons
    var values = DieHardJugs().exploredAsValues(checking: [promise])
    var objects = DieHardJugs().exploredAsObjects(checking: [promise])
    for verdict in [values.verdicts()[0], objects.verdicts()[0]] {
      let found = try #require(verdict.counterexample)
      #expect(
        found.trace.events == [
          .fillBig, .pourBigIntoSmall, .emptySmall, .pourBigIntoSmall, .fillBig, .pourBigIntoSmall,
        ])
      #expect(found.shorterStatesSearched == 12)
      #expect(found.property == "never four gallons")
      #expect(found.reason == "The big jug holds four gallons.")
    }
  }

  @Test(arguments: [(2, 3), (3, 10), (4, 27), (5, 71)])
  func `lets each philosopher take a fork in turn`(count: Int, shorter: Int) throws {
    let model = DiningPhilosophers(count: count)
    var explorer = model.exploredAsObjects(checking: [model.neverStuck])
    let found = try #require(explorer.verdicts()[0].counterexample)
    #expect(found.trace.events == (0..<count).map { .takesLeftFork($0) })
    #expect(found.shorterStatesSearched == shorter)
    #expect(found.isShortest)
  }

  @Test func `is the shortest way to leak a child in a small navigation stack`() throws {
    let stack = NavigationStack.small.leaking
    var explorer = stack.exploredAsObjects(checking: [stack.neverLeaks])
    let exploration = explorer.exploration
    #expect(GraphSize(of: exploration) == GraphSize(states: 223, transitions: 629, depth: 6))
    #expect(exploration.violations.count == 12)
    let found = try #require(explorer.verdicts()[0].counterexample)
    #expect(found.trace.events == [.push(1), .push(2), .pop, .push(2), .popToRoot])
    #expect(found.shorterStatesSearched == 123)
  }

  @Test func `is the shortest way to leak a child in the benchmark`() throws {
    let stack = NavigationStack.benchmark.leaking
    var explorer = stack.exploredAsValues(checking: [stack.neverLeaks])
    #expect(explorer.exploration.graph.stateCount == 15_625)
    #expect(explorer.exploration.violations.count == 320)
    let found = try #require(explorer.verdicts()[0].counterexample)
    #expect(found.trace.choices == [0, 0, 0, 4, 0, 4, 0, 4])
    #expect(found.shorterStatesSearched == 7937)
  }

  /// Twelve ways of five events leak a child.
  @Test(arguments: [1 as UInt64, 2, 3])
  func `is the same whatever the strategy`(seed: UInt64) throws {
    let stack = NavigationStack.small.leaking
    let walk = RandomWalk(seed: Seed(seed))
    var explorer = stack.exploredAsObjects(by: walk, checking: [stack.neverLeaks])
    #expect(explorer.exploration.stopReason == .cutAtViolations)
    let found = try #require(explorer.verdicts()[0].counterexample)
    #expect(found.trace.choices == [0, 0, 2, 0, 2])
    #expect(found.shorterStatesSearched == 123)
  }

  /// The second event is tried first, and both break the promise.
  @Test func `takes the first of two events`() throws {
    let promise = Property<Int>.always("zero") { $0 > 0 ? "It is above zero." : nil }
    let moves = [Move(from: .here, then: 1), Move(from: .launch, then: 0)]
    var explorer = DrawnGraph([[1, 2], [], []])
      .exploredAsObjects(by: ScriptedStrategy(moves), checking: [promise])
    #expect(explorer.exploration.violations.map(\.choice) == [1, 0])
    let found = try #require(explorer.verdicts()[0].counterexample)
    #expect(found.trace.events == [1])
  }

  @Test func `is empty when the launch breaks the promise`() throws {
    let promise = Property<DieHardJugs.State>.always("never empty") {
      $0.small + $0.big == 0 ? "Both jugs are empty." : nil
    }
    var explorer = DieHardJugs().exploredAsObjects(checking: [promise])
    #expect(explorer.exploration.stopReason == .cutAtViolations)
    #expect(explorer.exploration.eventsExecuted == 0)
    let found = try #require(explorer.verdicts()[0].counterexample)
    #expect(found.trace.count == 0)
    #expect(found.trace.states == [0])
    #expect(found.shorterStatesSearched == 0)
  }
}
