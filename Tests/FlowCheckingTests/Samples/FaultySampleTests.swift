import FlowChecking
import SampleFlows
import Testing

/// Each faulty sample breaks exactly the promises that its fault breaks, by the shortest trace.
@MainActor @Suite
struct FaultySampleTests {
  /// What was found out of each sample, which takes the longest part of these tests.
  private static var explorations: [String: FlowExploration] = [:]

  private func explore(_ sample: FaultySample) throws -> FlowExploration {
    if let known = Self.explorations[sample.name] { return known }
    let flow = try #require(sample.flow)
    let exploration = try FlowExplorer(of: flow).explore()
    Self.explorations[sample.name] = exploration
    return exploration
  }

  @Test(arguments: FaultySample.all)
  func `a faulty sample breaks just the promises of its fault`(_ sample: FaultySample) throws {
    let exploration = try explore(sample)
    #expect(exploration.outcome == .violated)
    #expect(exploration.counterexamples.map(\.property) == sample.broken)
  }

  @Test(arguments: FaultySample.all)
  func `the counterexample is the shortest there is`(_ sample: FaultySample) throws {
    for counterexample in try explore(sample).counterexamples {
      #expect(counterexample.trace.token == sample.token)
      #expect(counterexample.shorterStatesSearched == sample.nearerStates)
      #expect(counterexample.latentSince == nil)
    }
  }

  @Test(arguments: FaultySample.all)
  func `the token of a counterexample breaks the same promises again`(_ sample: FaultySample) throws
  {
    let flow = try #require(sample.flow)
    let replay = try FlowReplay(of: flow, token: sample.token)
    #expect(replay.breaches.map(\.property) == sample.broken)
    let counterexamples = try explore(sample).counterexamples
    #expect(replay.breaches.map(\.reason) == counterexamples.map(\.reason))
    #expect(counterexamples.allSatisfy { $0.trace == replay.trace })
  }

  @Test
  func `every faulty sample is in the table`() {
    #expect(Samples.faulty.map(\.name) == FaultySample.all.map(\.name))
  }
}
