import FlowChecking
import ModelChecking
import SampleFlows
import Testing

/// Sound flows keep every promise under every profile, and with each answer changed that nobody has
/// established.
@MainActor @Suite
struct SoundnessTests {
  private static let small: [any Flow] = [SoundFlow.stack, SoundFlow.sheet, SwapFlow()]

  @Test(arguments: [0, 1])
  func `small flows over each of the routers hold`(impatience: Int) throws {
    for flow in Self.small {
      try expectHolds(FlowExplorer(of: flow, impatience: impatience).explore())
    }
  }

  @Test
  func `the smallest flows hold when two events come while an animation runs`() throws {
    try expectHolds(FlowExplorer(of: SoundFlow.stack, impatience: 2).explore())
    try expectHolds(FlowExplorer(of: SoundFlow.sheet, impatience: 2).explore())
  }

  @Test(arguments: [0, 1])
  func `the lesson holds`(impatience: Int) throws {
    try expectHolds(KnownExploration.of(HowToCodeFlow(), impatience: impatience))
  }

  @Test(arguments: [0, 1])
  func `the appointment holds`(impatience: Int) throws {
    try expectHolds(KnownExploration.of(RayPetsFlow(), impatience: impatience))
  }

  private func expectHolds(_ exploration: FlowExploration) {
    #expect(exploration.outcome == .holds)
    #expect(exploration.counterexamples.map(\.trace.token) == [])
    #expect(exploration.reliances.map(\.knob) == [])
    #expect(exploration.unasked == [])
  }
}
