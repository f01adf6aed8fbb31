import ModelChecking
import Testing

/// How much random events are likely to have left unseen.
///
/// The numbers come from the descriptions of the generator and of the estimate, carried out anew in
/// Python.
@Suite struct SightingsTests {
  private static let weights = (1...200).map { 1 / Double($0) }

  /// How many tips were drawn once only, and what the tips not drawn weigh together, of all.
  private static let draws: [(seed: UInt64, once: Int, found: Int, unseen: Double)] = [
    (0, 57, 115, 0.1419), (1, 56, 109, 0.1478), (2, 56, 110, 0.1355), (3, 53, 110, 0.1390),
    (4, 54, 107, 0.1500), (5, 53, 112, 0.1429), (6, 78, 130, 0.1075), (7, 59, 112, 0.1441),
    (8, 57, 117, 0.1335), (9, 55, 109, 0.1437),
  ]

  @Test(arguments: draws)
  func `the estimate is the share of draws that came once`(
    seed: UInt64, once: Int, found: Int, unseen: Double
  ) {
    let exploration = WeightedStar(weights: Self.weights).drawn(400, seed: seed)
    #expect(exploration.sightings.drawCount == 400)
    #expect(exploration.sightings.onceCount == once)
    #expect(exploration.graph.stateCount == found + 1)
    #expect(exploration.sightings.chanceOfNewState == Double(once) / 400)
    #expect(abs(unseenShare(of: exploration) - unseen) < 0.0001)
  }

  /// On average of ten seeds the estimate is 0.1445, and the truth is 0.1386.
  @Test func `the estimate is near the chance that is known`() {
    let explorations = Self.draws.map { draw in
      WeightedStar(weights: Self.weights).drawn(400, seed: draw.seed)
    }
    let estimates = explorations.map(\.sightings.chanceOfNewState).reduce(0, +) / 10
    let truth = explorations.map(unseenShare).reduce(0, +) / 10
    #expect(abs(estimates - 0.1445) < 0.0001)
    #expect(abs(truth - 0.1386) < 0.0001)
  }

  @Test func `nothing drawn yet means that everything is new`() {
    #expect(Explorer(of: RandomLaunch()).exploration.sightings.chanceOfNewState == 1)
  }

  /// Of four states two are found by drawing, one of them twice.
  @Test func `a state counts until it is drawn again`() {
    let moves = [0, 1, 1].map { Move(from: .launch, then: $0) }
    let exploration = DrawnGraph([[1, 2], [], []])
      .exploredAsObjects(by: ScriptedStrategy(moves, isSampling: true)).exploration
    #expect(exploration.sightings.drawCount == 3)
    #expect(exploration.sightings.onceCount == 1)
  }

  /// The route to state 1 is known, and not drawn.
  @Test func `what is only walked again is not drawn`() {
    let moves = [Move(from: .here, then: 0), Move(from: .launch, along: [0], then: 0)]
    let exploration = DrawnGraph.line(of: 4)
      .exploredAsObjects(by: ScriptedStrategy(moves, isSampling: true)).exploration
    #expect(exploration.sightings.drawCount == 2)
    #expect(exploration.sightings.onceCount == 2)
  }

  @Test func `nothing is drawn by a strategy that leaves nothing to chance`() {
    #expect(DieHardJugs().exploredAsObjects().exploration.sightings.drawCount == 0)
  }

  private func unseenShare(of exploration: Exploration<Int>) -> Double {
    let unseen = (1...200).filter { exploration.graph.id(of: $0) == nil }
    let weight = unseen.map { Self.weights[$0 - 1] }.reduce(0, +)
    return weight / Self.weights.reduce(0, +)
  }
}
