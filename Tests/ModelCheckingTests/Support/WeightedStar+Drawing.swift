import ModelChecking

extension WeightedStar {
  /// Draws tips by walks of one event, each from launch, and returns what was found.
  func drawn(_ count: Int, seed: UInt64) -> Exploration<Int> {
    let walk = RandomWalk(seed: Seed(seed), longestWalk: 1)
    var explorer = Explorer(of: self, within: Limits(events: count))
    explorer.explore(by: walk)
    return explorer.exploration
  }
}
