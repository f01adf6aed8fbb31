import ModelChecking
import Testing

@testable import Benchmarks

/// What an explorer makes of choices that have led elsewhere in another process.
@Suite struct DistrustTests {
  @Test func `ends with the trace, and what it should have led to`() throws {
    var explorer = DrawnGraph.line(of: 4).exploredAsObjects()
    #expect(explorer.exploration.stopReason == .exhausted)
    explorer.distrust([0, 0])
    let divergence = try #require(explorer.exploration.divergence)
    #expect(divergence.choices == [0, 0])
    #expect(divergence.expected == 2)
    #expect(divergence.actual == 2)
    #expect(explorer.exploration.stopReason == .nondeterminism)
    #expect(explorer.exploration.collision == nil)
  }

  /// The system does nothing any more when it is asked again.
  @Test func `tells what the system did instead`() throws {
    let system = TiringSystem(of: DrawnGraph.line(of: 4), after: 3)
    var explorer = Explorer(of: system)
    explorer.explore(by: Exhaustive())
    explorer.distrust([0, 0, 0])
    let divergence = try #require(explorer.exploration.divergence)
    #expect(divergence.expected == 3)
    #expect(divergence.actual == 0)
  }

  @Test(arguments: [[0, 0, 0, 0, 0], [0, 0, 0, 7]])
  func `goes no further than the graph and the menus`(choices: [Int]) throws {
    var explorer = DrawnGraph.line(of: 4).exploredAsObjects()
    explorer.distrust(choices)
    let divergence = try #require(explorer.exploration.divergence)
    #expect(divergence.choices == choices)
    #expect(divergence.expected == 3)
    #expect(divergence.actual == 3)
  }

  @Test func `finds the key that is too coarse`() {
    var explorer = visited()
    explorer.distrust([1, 1, 1])
    let collision = Collision(first: [1], second: [1, 1, 1], property: 0)
    #expect(explorer.exploration.collision == collision)
    #expect(explorer.exploration.stopReason == .keyTooCoarse)
  }

  @Test func `keeps the first that was found`() throws {
    var explorer = DrawnGraph.line(of: 4).exploredAsObjects()
    explorer.distrust([0])
    explorer.distrust([0, 0])
    #expect(try #require(explorer.exploration.divergence).choices == [0])
  }

  private func visited() -> Explorer<BlindSystem<VisitCounter, Bool>> {
    var explorer = Explorer(
      of: BlindSystem(of: VisitCounter()) { $0.isLit }, checking: [VisitCounter.neverThird])
    explorer.explore(by: Exhaustive())
    return explorer
  }
}
