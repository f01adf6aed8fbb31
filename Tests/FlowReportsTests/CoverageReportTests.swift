import FlowChecking
import FlowReports
import HeadlessUIKit
import ModelChecking
import SampleFlows
import Testing

/// What was tried on which screen is told, to the byte.
@MainActor @Suite
struct CoverageReportTests {
  private func exploration(within limits: Limits = Limits()) throws -> FlowExploration {
    try FlowExplorer(
      of: RayPetsFlow(), within: limits, profiles: [.newest], unspecified: false
    ).explore()
  }

  @Test
  func `the table has the events in rows and the screens in columns`() throws {
    #expect(
      TextReport().coverage(of: try exploration()) == """
          coverage of RayPets: ● tried wherever it is offered, ◐ in some states only, ○ never, · not offered
                                      1 2 3 4 5
          schedule                    ● · · · ·
          visit                       · ● · · ·
          pain                        · · · ● ·
          is fake                     · · · · ●
          not fake                    · · · · ●
          okay                        · · ● · ·
          press                       · ● · · ·
          pull sheet down             · ● ● ● ●
          pull sheet down, cancelled  · ● ● ● ●
          back                        · · ● ● ●
          swipe back                  · · ● ● ●
          swipe back, cancelled       · · ● ● ●
          hold back                   · · ● · ●
           1 Home
           2 SelectVisitType
           3 NoAppointmentRequired
           4 SelectPainLevel
           5 FakingIt

        """)
  }

  @Test
  func `what was not tried is marked`() throws {
    let exploration = try exploration(within: Limits(depth: 1))
    #expect(
      TextReport().coverage(of: exploration) == """
          coverage of RayPets: ● tried wherever it is offered, ◐ in some states only, ○ never, · not offered
                                      1 2
          schedule                    ● ·
          visit                       · ○
          pain                        · ·
          is fake                     · ·
          not fake                    · ·
          okay                        · ·
          press                       · ○
          pull sheet down             · ○
          pull sheet down, cancelled  · ○
           1 Home
           2 SelectVisitType

        """)
    #expect(
      TextReport().text(of: exploration).contains(
        "\n  1 of 6 events and 0 of 3 gestures tried, on 2 screens\n"))
  }
}
