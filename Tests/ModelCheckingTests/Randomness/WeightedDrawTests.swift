import ModelChecking
import Testing

/// The numbers come from the description, carried out anew in Python.
@Suite struct WeightedDrawTests {
  private static let draws: [(seed: UInt64, places: [Int])] = [
    (1, [2, 2, 2, 2, 2, 0, 0, 2, 3, 2, 3, 3, 3, 2, 2, 3, 0, 2, 0, 0]),
    (42, [0, 2, 2, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2]),
  ]

  @Test(arguments: draws)
  func `weights say how often each place is drawn`(seed: UInt64, places: [Int]) {
    var generator = SeededGenerator(seed: Seed(seed))
    let drawn = places.map { _ in generator.index(below: 5, weighted: [1, 0, 2, 0.5, -3]) }
    #expect(drawn == places)
  }

  @Test(arguments: [nil, [0, 0, 0, 0, 0, 0], [1, 1], [.infinity, 1, 1, 1, 1, 1]] as [[Double]?])
  func `weights that say nothing leave all alike`(weights: [Double]?) {
    var generator = SeededGenerator(seed: Seed(1))
    let drawn = (0..<10).map { _ in generator.index(below: 6, weighted: weights) }
    #expect(drawn == [4, 3, 3, 2, 4, 0, 0, 2, 5, 3])
  }

  @Test func `a random walk goes by the weights of the system`() {
    let found = WeightedStar(weights: [0, 1, 0, 1, 0]).drawn(100, seed: 5)
    #expect(Set(found.graph.keys) == [0, 2, 4])
  }

  @Test func `an event of weight 0 is tried by an exhaustive exploration`() {
    var explorer = Explorer(of: WeightedStar(weights: [0, 1, 0]))
    explorer.explore(by: Exhaustive())
    #expect(explorer.exploration.stopReason == .exhausted)
    #expect(explorer.exploration.graph.stateCount == 4)
  }

  /// Three events are drawn without preference, and then what was not tried.
  @Test(arguments: 0..<5 as Range<UInt64>)
  func `a guided walk goes by the weights until nothing else is left`(seed: UInt64) {
    let star = WeightedStar(weights: [0, 0, 0, 0, 1, 1, 1])
    var explorer = Explorer(of: star, within: Limits(events: 20))
    explorer.explore(by: Guided(seed: Seed(seed)))
    #expect(Set(explorer.exploration.graph.keys.prefix(4)) == [0, 5, 6, 7])
    #expect(explorer.exploration.graph.stateCount == 8)
  }
}
