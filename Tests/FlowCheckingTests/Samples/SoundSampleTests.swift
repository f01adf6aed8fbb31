import FlowChecking
import ModelChecking
import SampleFlows
import Testing

/// The book's two flows keep every promise, and have as many states as they should.
///
/// The numbers can be worked out by hand. HowToCode: home; step k with the views
/// of steps 1…m loaded, since the coordinator keeps its screens (k ≤ m ≤ 4, ten states); the end.
/// RayPets: home; visit type with nothing chosen, or one of well and sick beside no pain level or one
/// of five (but never sick with none chosen before it was asked: 13); pain level with none or one of
/// five chosen before (6); faking it (2); no appointment, straight from well (6), from a bad pain
/// (3) or from not faking (2). The transitions are the buttons and gestures of each.
@MainActor @Suite
struct SoundSampleTests {
  @Test
  func `the lesson keeps every promise in 12 states`() throws {
    let exploration = try KnownExploration.of(HowToCodeFlow())
    #expect(exploration.outcome == .holds)
    #expect(exploration.stopReason == .exhausted)
    #expect(exploration.statistics.states == 12)
    #expect(exploration.statistics.transitions == 66)
    #expect(exploration.statistics.depth == 5)
  }

  @Test
  func `the appointment keeps every promise in 33 states`() throws {
    let exploration = try KnownExploration.of(RayPetsFlow())
    #expect(exploration.outcome == .holds)
    #expect(exploration.stopReason == .exhausted)
    #expect(exploration.statistics.states == 33)
    #expect(exploration.statistics.transitions == 222)
    #expect(exploration.statistics.depth == 6)
  }

  @Test
  func `every event of the sound samples is offered and performed`() throws {
    for flow in Samples.sound {
      let exploration = try KnownExploration.of(flow)
      #expect(exploration.coverage.neverOffered == [])
      #expect(exploration.coverage.neverPerformed == [])
    }
  }

  @Test
  func `exploring twice gives the same result`() throws {
    let first = try KnownExploration.of(RayPetsFlow())
    let second = try FlowExplorer(of: RayPetsFlow()).explore()
    #expect(first.statistics == second.statistics)
  }
}
