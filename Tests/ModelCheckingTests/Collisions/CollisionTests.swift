import ModelChecking
import Testing

@Suite struct CollisionTests {
  private func explored<Key>(
    _ moves: [Int], checking promises: [Property<VisitCounter.State>] = [],
    seeing sight: @escaping (VisitCounter.State) -> Key
  ) -> Explorer<BlindSystem<VisitCounter, Key>> {
    var explorer = Explorer(
      of: BlindSystem(of: VisitCounter(), seeing: sight), checking: promises)
    explorer.explore(by: ScriptedStrategy(choices: moves))
    return explorer
  }

  @Test func `a known event that leads elsewhere after another way is no chance`() throws {
    let explorer = explored([1, 0, 0, 1, 0, 0, 1]) { [$0.isLit, $0.visits >= 3] }
    let exploration = explorer.exploration
    #expect(exploration.stopReason == .keyTooCoarse)
    #expect(exploration.collision == Collision(first: [1], second: [1, 1, 1], property: nil))
  }

  /// The third visit happens with the light on, which was never passed before; by the shortest way
  /// it would be the first.
  @Test func `nor is a counterexample that does not happen again by a shorter way`() throws {
    var explorer = explored([1, 1, 0, 1], checking: [VisitCounter.neverThird]) { $0.isLit }
    #expect(explorer.exploration.stopReason == .strategyEnded)
    #expect(explorer.exploration.violations.count == 1)
    #expect(explorer.counterexamples().isEmpty)
    #expect(explorer.exploration.stopReason == .keyTooCoarse)
    #expect(
      explorer.exploration.collision
        == Collision(first: [0, 1], second: [1, 1, 0, 1], property: 0))
  }

  /// Of the ten events before the last, eight go to and fro.
  @Test func `loops without importance are left out of both traces`() throws {
    let explorer = explored([0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1]) { [$0.isLit, $0.visits >= 3] }
    #expect(
      explorer.exploration.collision == Collision(first: [1], second: [1, 1, 1], property: nil))
  }

  @Test func `a system that does not do the same each time shows nothing of its key`() throws {
    let system = TiringSystem(of: DrawnGraph([[1, 2, 1], [0], []]), after: 3)
    var explorer = Explorer(of: system)
    explorer.explore(by: Exhaustive())
    #expect(explorer.exploration.stopReason == .nondeterminism)
    #expect(explorer.exploration.collision == nil)
  }
}
