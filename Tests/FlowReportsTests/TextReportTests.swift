import FlowChecking
import FlowReports
import HeadlessUIKit
import ModelChecking
import SampleFlows
import Testing

/// What is written of an exploration, word for word.
@MainActor @Suite
struct TextReportTests {
  private func report(_ flow: some Flow, within limits: Limits = Limits()) throws -> String {
    TextReport().text(of: try FlowExplorer(of: flow, within: limits).explore())
  }

  @Test
  func `a sheet that is pulled down is reported by two events`() throws {
    let text = try report(RayPetsFlow.sheetPulledDownUnnoticed)
    #expect(
      text.hasPrefix(
        """
        ✘ SheetPulledDownUnnoticed breaks 2 of 16 promises

          ✘ onDismissed runs exactly once — SelectVisitType has left, but its onDismissed never ran \
        (presented by the DeafModalNavigationRouter of RayPetsFlow.swift:46)
          ✘ no leaked children — PetAppointmentBuilderCoordinator is still a child of \
        HomeCoordinator, but none of its screens is left
            after 2 events, the shortest possible (all 2 nearer states searched)
                 launch           Home
              1. schedule         Home | SelectVisitType
              2. pull sheet down  Home  ✘ broken here
            replay: swift run clew replay SheetPulledDownUnnoticed 'schedule > pull sheet down'

          not broken as far as seen: balanced stack, router's book equals the stack, \
        no object outlives its flow, no dead tap, the old root leaves, no refused request, \
        no lost presentation, cancelled gesture changes nothing, one event, one screen, \
        no UIKit warning, no exception, no crash or hang, repeating a loop grows nothing (states that break a promise were not explored further)

        """))
  }

  @Test
  func `a sound flow is reported with its figures and what exhaustive leaves out`() throws {
    let lines = try report(HowToCodeFlow()).split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[0] == "✔ HowToCode keeps 17 promises")
    #expect(lines[1].hasPrefix("  12 states, 66 transitions, depth 5, "))
    #expect(lines[2].hasPrefix("  under iOS 13: 12 states, 45 transitions, depth 7, "))
    #expect(lines[4].hasPrefix("  exhaustive, modulo what closures and system objects hold ("))
  }

  @Test
  func `an exploration cut short says what bounds it`() throws {
    let text = try report(RayPetsFlow(), within: Limits(depth: 1))
    #expect(
      text.hasPrefix(
        "? RayPets is undecided: nothing was explored beyond 1 event from launch\n"))
    #expect(text.contains("never offered: pain, is fake, not fake, okay\n"))
    #expect(text.contains("offered, never performed: visit, press, pull sheet down, "))
    #expect(text.contains("\n  bounded (nothing was explored beyond 1 event from launch), modulo "))
  }

  @Test
  func `impatience is told with how far the exploration went`() throws {
    let explorer = try FlowExplorer(of: RayPetsFlow(), within: Limits(depth: 1), impatience: 2)
    #expect(
      TextReport().text(of: explorer.explore())
        .contains("from launch) for up to 2 events during an animation, modulo "))
  }

  @Test
  func `what is complete with fewer events during an animation is told`() throws {
    let explorer = try FlowExplorer(of: HowToCodeFlow(), within: Limits(states: 20), impatience: 1)
    #expect(
      TextReport().text(of: explorer.explore())
        .contains(" for up to 1 event during an animation, exhaustive without any, modulo "))
  }

  @Test
  func `a random walk prints its seed`() throws {
    let explorer = try FlowExplorer(
      of: RayPetsFlow(), by: .random(Seed(7)), within: Limits(events: 50))
    #expect(TextReport().text(of: explorer.explore()).contains("\n  random walk from seed 7\n"))
  }

  @Test
  func `a walk at random says how much is likely to be unseen`() throws {
    let explorer = try FlowExplorer(
      of: RayPetsFlow(), by: .guided(Seed(7)), within: Limits(events: 50), profiles: [.newest],
      unspecified: false)
    let exploration = explorer.explore()
    let text = TextReport().text(of: exploration)
    #expect(exploration.reach == .sampled(.events(50), chanceOfNewState: 6 / 50))
    #expect(text.contains("\n  guided walk from seed 7\n"))
    #expect(
      text.contains(
        "\n  sampled (the limit of 50 events was reached; about 1 in 8 further events would lead to "
          + "a new state), modulo "))
  }

  @Test
  func `a counterexample that was made shorter says from what, and by how many replays`() throws {
    let explorer = try FlowExplorer(
      of: RayPetsFlow.sheetPulledDownUnnoticed, by: .random(Seed(4)), within: .firstViolation,
      profiles: [.newest], unspecified: false)
    #expect(
      TextReport().text(of: explorer.explore()).contains(
        "\n    after 2 events, the shortest possible (all 2 nearer states searched), "
          + "shrunk from 14 events in 2 replays\n"))
  }

  @Test
  func `several explorations are summed up in a line`() throws {
    let flows: [any Flow] = [
      HowToCodeFlow(), RayPetsFlow.childNotHeld, RayPetsFlow.sheetPulledDownUnnoticed,
    ]
    let explorations = try flows.map { try FlowExplorer(of: $0).explore() }
    #expect(TextReport().summary(of: explorations) == "3 flows: 1 sound, 2 faulty\n")
  }

  @Test
  func `a terminal gets colours, and nothing else does`() throws {
    let exploration = try FlowExplorer(of: HowToCodeFlow()).explore()
    #expect(TextReport(style: .terminal).text(of: exploration).hasPrefix("\u{1B}[32m✔\u{1B}[0m"))
    #expect(!TextReport().text(of: exploration).contains("\u{1B}"))
  }
}
