import ModelChecking
import Testing

@testable import FlowTesting

/// Traits of a test inside those of its suite.
@Suite(.exploring(seed: Seed(9), within: [.states(7)]))
struct ExplorationTraitTests {
  @Test(.exploring(within: [.states(8)], impatience: 2))
  func `what a test says comes before what its suite says`() {
    #expect(
      ExplorationSettings.ofTest
        == ExplorationSettings(seed: Seed(9), limits: [.states(8)], impatience: 2))
  }

  @Test
  func `what a suite says is for its tests`() {
    #expect(ExplorationSettings.ofTest == ExplorationSettings(seed: Seed(9), limits: [.states(7)]))
  }
}
