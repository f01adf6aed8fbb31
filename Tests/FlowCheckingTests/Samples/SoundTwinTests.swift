import Coordinators
import FlowChecking
import Testing

@testable import SampleFlows

/// Parts of the faulty samples are sound in other company too.
@MainActor @Suite
struct SoundTwinTests {
  @Test
  func `the lesson with a link and on a shelf keeps every promise`() throws {
    try expectHolds(HowToCodeFlow(name: "twin", hasHomeLink: true, isOnShelf: true))
  }

  @Test
  func `a closure that dismisses once more does no harm to a sound router`() throws {
    try expectHolds(
      RayPetsFlow(
        name: "twin", makeHome: { TidyHomeCoordinator(router: $0, makeRouter: $1, now: $2) }))
  }

  private func expectHolds(_ flow: some Flow) throws {
    let exploration = try FlowExplorer(of: flow).explore()
    #expect(exploration.outcome == .holds)
    #expect(exploration.counterexamples.map(\.reason) == [])
  }
}
