import SampleFlows
import Testing

@testable import FlowChecking

/// Each faulty sample breaks exactly the promises that its fault breaks, by the shortest trace.
@MainActor @Suite
struct FaultySampleTests {
  @Test(arguments: FaultySample.all)
  func `a faulty sample breaks just the promises of its fault`(_ sample: FaultySample) throws {
    let exploration = try sample.explore()
    #expect(exploration.outcome == .violated)
    let broken = exploration.findings.filter { $0.verdict.outcome == .violated }
    #expect(broken.map(\.property) == sample.broken)
  }

  @Test(arguments: FaultySample.all)
  func `the counterexample is the shortest there is`(_ sample: FaultySample) throws {
    for counterexample in try sample.explore().counterexamples {
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
    let counterexamples = try sample.explore().counterexamples
    #expect(replay.breaches.map(\.property) == counterexamples.map(\.property))
    #expect(replay.breaches.map(\.reason) == counterexamples.map(\.reason))
    #expect(counterexamples.allSatisfy { $0.trace == replay.trace })
  }

  @Test(arguments: FaultySample.all)
  func `the same flow without the fault keeps every promise`(_ sample: FaultySample) throws {
    let exploration = try sample.exploreTwin()
    #expect(exploration.outcome == .holds)
    #expect(exploration.counterexamples.map(\.reason) == [])
  }

  @Test(arguments: FaultySample.demanding)
  func `so does one that needs impatience, or has states without end`(_ sample: FaultySample) throws
  {
    let exploration = try sample.explore()
    let broken = exploration.findings.filter { $0.verdict.outcome == .violated }
    #expect(broken.map(\.property) == sample.broken)
    #expect(exploration.counterexamples.first?.trace.token == sample.token)
  }

  @Test
  func `what piles up is told with the round and the numbers`() throws {
    let sample = try #require(FaultySample.demanding.last)
    let exploration = try sample.explore()
    #expect(exploration.counterexamples.map(\.cycleLength) == [2])
    #expect(
      exploration.counterexamples.map(\.reason) == [
        "NotingNavigationRouter.notes holds more after every round: 2, 3, 4, 5, 6, 7"
      ])
    #expect(exploration.statistics.states == 100)
  }

  @Test
  func `a second press is told by its button and screen`() throws {
    let sample = try #require(FaultySample.demanding.first)
    #expect(
      try sample.explore().counterexamples.map(\.reason) == [
        "\"visit\", pressed again while NoAppointmentRequired came, showed NoAppointmentRequired too",
        "\"pain\", pressed again while FakingIt came, showed FakingIt too",
      ])
  }

  @Test
  func `every faulty sample is in the table`() {
    #expect(Samples.faulty.map(\.name) == FaultySample.all.map(\.name))
    #expect(Samples.demanding.map(\.name) == FaultySample.demanding.map(\.name))
  }
}
