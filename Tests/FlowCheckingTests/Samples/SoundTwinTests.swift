import Coordinators
import FlowChecking
import Testing

@testable import SampleFlows

/// The parts of the faulty samples are sound without the fault.
@MainActor @Suite
struct SoundTwinTests {
  @Test
  func `the book's navigation router without a fault keeps every promise`() throws {
    try expectHolds(
      HowToCodeFlow(
        name: "twin", hasHomeLink: true, isOnShelf: true,
        makeRouter: { BookNavigationRouter(navigationController: $0) }))
  }

  @Test
  func `the lesson with a link and on a shelf keeps every promise`() throws {
    try expectHolds(HowToCodeFlow(name: "twin", hasHomeLink: true, isOnShelf: true))
  }

  @Test
  func `the lesson with a link to its first step keeps every promise`() throws {
    try expectHolds(
      HowToCodeFlow(
        name: "twin", hasFirstStepLink: true,
        makeRouter: { BookNavigationRouter(navigationController: $0) }))
  }

  @Test
  func `a last screen comes when the router tells of the sheet's end once it has left`() throws {
    try expectHolds(
      RayPetsFlow(
        name: "twin", makeHome: { GratefulHomeCoordinator(router: $0, makeRouter: $1, now: $2) }))
  }

  @Test
  func `the book's modal router without a fault keeps every promise`() throws {
    try expectHolds(
      RayPetsFlow(
        name: "twin", makeRouter: { BookModalNavigationRouter(parentViewController: $0) }))
  }

  @Test
  func `a closure that dismisses once more does no harm to sound routers`() throws {
    try expectHolds(
      RayPetsFlow(
        name: "twin", makeRouter: { BookModalNavigationRouter(parentViewController: $0) },
        makeHome: { TidyHomeCoordinator(router: $0, makeRouter: $1, now: $2) }))
    try expectHolds(
      RayPetsFlow(
        name: "twin", makeHome: { TidyHomeCoordinator(router: $0, makeRouter: $1, now: $2) }))
  }

  @Test
  func `an alert for an ended appointment comes in time when the router waits for its end`() throws
  {
    try expectHolds(
      RayPetsFlow(
        name: "twin", makeHome: { ThankfulHomeCoordinator(router: $0, makeRouter: $1, now: $2) }))
  }

  private func expectHolds(_ flow: some Flow) throws {
    let exploration = try FlowExplorer(of: flow).explore()
    #expect(exploration.outcome == .holds)
    #expect(exploration.counterexamples.map(\.reason) == [])
  }
}
