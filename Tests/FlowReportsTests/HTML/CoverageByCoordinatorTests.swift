import FlowChecking
import HeadlessUIKit
import ModelChecking
import SampleFlows
import Testing

@testable import FlowReports

/// What was tried on the screens of each coordinator is counted once for each screen and event.
@MainActor @Suite
struct CoverageByCoordinatorTests {
  private func lines(of flow: some Flow, states: Int = 1000) throws -> [String] {
    let explorer = try FlowExplorer(
      of: flow, within: Limits(states: states), profiles: [.newest], unspecified: false)
    let flow = Report(of: [explorer.explore()]).flows[0]
    return CoverageByCoordinator(of: flow, on: ScreenMap(of: flow)).rows.map {
      "\($0.name) \($0.screens): \($0.events.tried)/\($0.events.count), "
        + "\($0.gestures.tried)/\($0.gestures.count)"
    }
  }

  @Test
  func `all was tried where all was explored`() throws {
    #expect(
      try lines(of: RayPetsFlow()) == [
        "HomeCoordinator 1: 1/1, 0/0", "PetAppointmentBuilderCoordinator 4: 5/5, 20/20",
      ])
  }

  @Test
  func `what a limit left out and what was never offered is missing`() throws {
    #expect(
      try lines(of: RayPetsFlow(), states: 2) == [
        "HomeCoordinator 1: 1/1, 0/0", "PetAppointmentBuilderCoordinator 1: 0/1, 0/3",
        "screens never shown 0: 0/4, 0/0",
      ])
    #expect(
      try lines(of: HowToCodeFlow.hintNeverShown) == [
        "HowToCodeHomeCoordinator 1: 1/1, 0/0", "HowToCodeCoordinator 5: 5/5, 19/19",
        "screens never shown 0: 0/1, 0/0",
      ])
  }

  @Test
  func `a bar says in words what it shows`() throws {
    let flow = PaperReport.flow("Trips")
    let page = HTMLReport(of: Report(flows: [flow])).files[1].text
    #expect(
      page.contains(
        "<rect class=\"cov0\" width=\"72\" height=\"8\" rx=\"4\" fill=\"#eef1f4\"></rect>"
          + "<rect class=\"cov1\" width=\"72\" height=\"8\" rx=\"4\" fill=\"#146c40\"></rect>"
          + "</svg>1 of 1</span>"))
    #expect(page.contains("<rect class=\"cov2\" width=\"48\""))
    #expect(page.contains("</svg>2 of 3</span>"))
  }
}
