import ModelChecking
import Testing

/// Something that grows with every event does not keep nearer events from being tried.
@Suite struct HorizonTests {
  /// Counts up without end; in every state there is a second event, which goes back to the start.
  private struct Endless: ValueSystem {
    let initialState = 0

    func events(in state: Int) -> [String] { ["count", "reset"] }

    func next(_ state: Int, _ event: String) -> Int { event == "count" ? state + 1 : 0 }
  }

  @Test func `every event within the horizon is tried before it is passed`() {
    let explorer = Endless().exploredAsObjects(within: Limits(states: 18))
    let exploration = explorer.exploration
    #expect(exploration.stopReason == .states(18))
    #expect((0..<16).allSatisfy { exploration.graph.untriedCount(of: $0) == 0 })
    #expect(exploration.graph.untriedCount(of: 17) == 2)
  }

  @Test func `the horizon moves on when all within is done`() {
    let exploration = Endless().exploredAsObjects(within: Limits(states: 100)).exploration
    #expect(exploration.stopReason == .states(100))
    #expect((0..<64).allSatisfy { exploration.graph.untriedCount(of: $0) == 0 })
  }
}
