import ModelChecking
import Testing

@testable import Benchmarks

@Suite struct ExplorerTests {
  @Test func `knows nothing before it explores`() {
    let exploration = Explorer(of: ValueExecution(of: DieHardJugs())).exploration
    #expect(exploration.graph.stateCount == 0)
    #expect(exploration.depth == 0)
    #expect(exploration.stopReason == nil)
    #expect(!exploration.isComplete)
  }

  @Test func `notices whether the system restores states`() {
    #expect(DieHardJugs().exploredAsValues().exploration.canRestore)
    #expect(!DieHardJugs().exploredAsObjects().exploration.canRestore)
  }

  @Test func `tells the observer after the launch and after every move`() {
    var explorer = Explorer(of: ReplayedSystem(of: DiningPhilosophers(count: 3)))
    var counts: [Int] = []
    explorer.explore(by: Exhaustive()) { counts.append($0.graph.transitionCount) }
    #expect(counts == Array(0...27))
  }

  @Test func `counts known transitions that it walks again`() {
    let moves = [
      Move(from: .here, then: 0), Move(from: .launch, along: [0], then: 1),
      Move(from: .launch, along: [0, 1], then: nil),
    ]
    let exploration =
      DiningPhilosophers(count: 3).exploredAsObjects(by: ScriptedStrategy(moves)).exploration
    #expect(exploration.eventsExecuted == 5)
    #expect(exploration.launchCount == 3)
    #expect(exploration.transitionsRechecked == 3)
    #expect(GraphSize(of: exploration) == GraphSize(states: 3, transitions: 2, depth: 2))
    #expect(exploration.current == 2)
  }

  @Test func `refuses to restore what cannot be restored`() async {
    await #expect(processExitsWith: .failure) {
      let strategy = ScriptedStrategy([Move(from: .restored(0), then: 0)])
      _ = DieHardJugs().exploredAsObjects(by: strategy)
    }
  }

  @Test func `runs a trace from launch`() throws {
    var explorer = DieHardJugs().exploredAsObjects()
    let found = explorer.trace(of: [1, 5])
    let trace = try #require(found)
    #expect(trace.choices == [1, 5])
    #expect(trace.events == [.fillBig, .pourBigIntoSmall])
    #expect(trace.count == 2)
    let keys = trace.states.map { explorer.exploration.graph.keys[$0] }
    #expect(keys.map(\.small) == [0, 0, 3])
    #expect(keys.map(\.big) == [0, 5, 2])
  }

  @Test func `runs no trace whose choices are not offered`() {
    var explorer = DrawnGraph([[1, 2], [0], []]).exploredAsObjects()
    #expect(explorer.trace(of: [0, 1])?.states == nil)
    #expect(explorer.trace(of: [1, 0])?.states == nil)
    #expect(explorer.trace(of: [-1])?.states == nil)
  }

  @Test func `runs no trace to states that it has not found`() {
    var explorer = DrawnGraph.line(of: 4).exploredAsObjects(within: Limits(states: 3))
    #expect(explorer.trace(of: [0, 0])?.states == [0, 1, 2])
    #expect(explorer.trace(of: [0, 0, 0])?.states == nil)
  }

  @Test func `explores once`() async {
    await #expect(processExitsWith: .failure) {
      var explorer = DieHardJugs().exploredAsValues()
      explorer.explore(by: Exhaustive())
    }
  }

  @Test func `gives no verdicts before it explores`() async {
    await #expect(processExitsWith: .failure) {
      let properties = [DieHardJugs.neverFourGallons]
      var explorer = Explorer(of: ValueExecution(of: DieHardJugs()), checking: properties)
      _ = explorer.verdicts()
    }
  }
}
