import FlowReports
import HeadlessUIKit
import SampleFlows
import Testing

@testable import FlowChecking

/// What is written of a replay, and of a token that does not fit.
@MainActor @Suite
struct ReplayReportTests {
  @Test
  func `a replay lists its steps and what the routers did`() throws {
    let replay = try FlowReplay(
      of: RayPetsFlow.onDismissedRunsTwice, token: "schedule > press Cancel")
    #expect(
      TextReport().text(of: replay) == """
          ✘ onDismissed runs exactly once — onDismissed of SelectVisitType ran 2 times
                 launch        Home
              1. schedule      Home | SelectVisitType
              2. press Cancel  Home  ✘ broken here
          routers:
              1. HastyModalNavigationRouter.present(SelectVisitType)  RayPetsFlow.swift:46
              2. HastyModalNavigationRouter.onDismissed(SelectVisitType)  RayPetsFlow.swift:46
              2. HastyModalNavigationRouter.dismiss()  RayPetsFlow.swift:46
              2. HastyModalNavigationRouter.onDismissed(SelectVisitType)  RayPetsFlow.swift:46

        """)
  }

  @Test
  func `a replay that breaks nothing says so`() throws {
    let replay = try FlowReplay(of: RayPetsFlow(), token: "schedule")
    #expect(TextReport().text(of: replay).hasPrefix("  ✔ no promise is broken\n"))
  }

  @Test
  func `a replay under another profile than the newest names it`() throws {
    let replay = try FlowReplay(of: RayPetsFlow(), token: "schedule", profile: .iOS13)
    #expect(
      TextReport().text(of: replay).hasPrefix("  under iOS 13\n  ✔ no promise is broken\n"))
  }

  @Test
  func `a step that is not on offer is told with what is`() {
    let error = ReplayError(
      step: 2, of: 3, label: "jump", screens: "Home > Step 1", offered: ["next", "back"])
    #expect(
      TextReport().text(of: error, suggestion: "next") == """
        Step 2 of 3, "jump", is not on offer there. Did you mean "next"?
        On screen: Home > Step 1
        On offer:
          next
          back

        """)
  }

  @Test
  func `an empty step is told as a token cut off`() {
    let error = ReplayError(step: 2, of: 2, label: "", screens: "Home", offered: [])
    #expect(
      TextReport().text(of: error, suggestion: nil) == """
        Step 2 of 2 is empty: the token is cut off.
        On screen: Home
        On offer: nothing

        """)
  }
}
