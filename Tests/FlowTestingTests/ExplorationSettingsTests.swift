import FlowChecking
import HeadlessUIKit
import ModelChecking
import Testing

@testable import FlowTesting

/// What a call says of how to explore, and what the traits around it say.
@Suite
struct ExplorationSettingsTests {
  @Test
  func `each thing is as whoever is nearest says`() {
    let suite = ExplorationSettings(
      strategy: .random(Seed(3)), seed: Seed(9), limits: Limits(states: 7), impatience: 2,
      profiles: [.iOS13], unspecified: false)
    let call = ExplorationSettings(
      strategy: .guided(Seed(4)), seed: Seed(5), limits: Limits(states: 8), impatience: 1,
      profiles: [.iOS17], unspecified: true)
    #expect(call.over(suite) == call)
    #expect(ExplorationSettings().over(suite) == suite)
    #expect(
      ExplorationSettings(limits: Limits(states: 8)).over(suite)
        == ExplorationSettings(
          strategy: .random(Seed(3)), seed: Seed(9), limits: Limits(states: 8), impatience: 2,
          profiles: [.iOS13], unspecified: false))
  }

  @Test
  func `a strategy keeps the seed that it was given with, whatever somebody else's is`() {
    let suite = ExplorationSettings(seed: Seed(9))
    #expect(ExplorationSettings(strategy: .guided(Seed(1))).over(suite).seed == nil)
    #expect(
      ExplorationSettings(strategy: .guided(Seed(1)), seed: Seed(2)).over(suite).seed == Seed(2))
    #expect(ExplorationSettings(seed: Seed(2)).over(suite).seed == Seed(2))
  }

  @Test
  func `the environment changes what it speaks of, and no other limit`() throws {
    let settings = ExplorationSettings(limits: Limits(states: 7, depth: 3), profiles: [.iOS13])
    let environment = Environment(["CLEW_TIME": "1s", "CLEW_STATES": "6"])
    #expect(
      try environment.over(settings)
        == ExplorationSettings(
          limits: Limits(states: 6, depth: 3, time: .seconds(1)), profiles: [.iOS13]))
  }
}
