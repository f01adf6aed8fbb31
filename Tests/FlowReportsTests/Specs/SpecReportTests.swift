import FlowChecking
import ModelChecking
import SampleFlows
import Testing

@testable import FlowReports

/// A difference between a spec and its flow is told with the way to it, to the byte.
@MainActor @Suite
struct SpecReportTests {
  private let promises = [FlowProperty].standard.map(\.name)

  private func drawn() throws -> [String] {
    DiagramWriter(try PaperSpec.rayPets.get().graph).lines
  }

  private func report(
    _ diagram: [String], properties: [String] = ["standard"], stopReason: StopReason = .exhausted
  ) throws -> (text: String, outcome: FlowExploration.Outcome) {
    let lines =
      ["# RayPets", "```mermaid"] + diagram + ["```", "```properties"] + properties + ["```", ""]
    let spec = try PaperSpec.read(lines.joined(separator: "\n"))
    let seen = try PaperSpec.rayPets.get()
    let survey = FlowSurvey(flow: seen.flow, map: seen.map, stopReason: stopReason)
    let report = try SpecReport(of: spec, with: survey, promising: promises)
    return (report.text(by: TextReport()), report.outcome)
  }

  @Test
  func `a flow that does what is drawn is told in a line`() throws {
    let lines = try drawn()
    let shuffled = [lines[0]] + lines.dropFirst().reversed()
    for diagram in [lines, shuffled] {
      let (text, outcome) = try report(diagram)
      #expect(text == "✔ RayPets does what Shop.md says: 7 screens, 22 transitions\n")
      #expect(outcome == .holds)
    }
  }

  @Test
  func `what is drawn and does not happen is missing`() throws {
    let (text, outcome) = try report(
      drawn() + [
        "  s_FakingIt --> s_Home : give up", "s_Home --> s_FakingIt : schedule",
        "s_Home --> s_FakingIt : dream",
      ])
    #expect(outcome == .violated)
    #expect(
      text == """
        ✘ RayPets does not do what Shop.md says: 3 missing

          ✘ missing: give up, from Home | SelectVisitType > SelectPainLevel > FakingIt to Home (Shop.md:34)
            what leads there is "is fake", "pull sheet down"
                 launch       Home
              1. schedule     Home | SelectVisitType
              2. visit(sick)  Home | SelectVisitType > SelectPainLevel
              3. pain(none)   Home | SelectVisitType > SelectPainLevel > FakingIt

          ✘ missing: schedule, from Home to Home | SelectVisitType > SelectPainLevel > FakingIt (Shop.md:35)
            there it leads to Home | SelectVisitType
                 launch  Home

          ✘ missing: dream, from Home to Home | SelectVisitType > SelectPainLevel > FakingIt (Shop.md:36)
            there it cannot happen, or changes nothing on screen
                 launch  Home

        """)
  }

  @Test
  func `what happens and is not drawn is surplus`() throws {
    let (text, outcome) = try report(drawn().filter { !$0.hasSuffix("visit(well)") })
    #expect(outcome == .violated)
    #expect(
      text == """
        ✘ RayPets does not do what Shop.md says: 1 surplus

          ✘ surplus: visit(well), from Home | SelectVisitType to Home | SelectVisitType > NoAppointmentRequired (Shop.md:5)
                 launch       Home
              1. schedule     Home | SelectVisitType
              2. visit(well)  Home | SelectVisitType > NoAppointmentRequired

        """)
  }

  @Test
  func `a screen that is not drawn is surplus, and not everything that leaves it`() throws {
    let (text, _) = try report(drawn().filter { !$0.contains("s_NoAppointmentRequired_3") })
    #expect(
      text == """
        ✘ RayPets does not do what Shop.md says: 2 surplus

          ✘ surplus screen: Home | SelectVisitType > SelectPainLevel > FakingIt > NoAppointmentRequired, and 3 transitions from there (Shop.md)
                 launch       Home
              1. schedule     Home | SelectVisitType
              2. visit(sick)  Home | SelectVisitType > SelectPainLevel
              3. pain(none)   Home | SelectVisitType > SelectPainLevel > FakingIt
              4. not fake     Home | SelectVisitType > SelectPainLevel > FakingIt > NoAppointmentRequired

          ✘ surplus: not fake, from Home | SelectVisitType > SelectPainLevel > FakingIt to Home | SelectVisitType > SelectPainLevel > FakingIt > NoAppointmentRequired (Shop.md:8)
                 launch       Home
              1. schedule     Home | SelectVisitType
              2. visit(sick)  Home | SelectVisitType > SelectPainLevel
              3. pain(none)   Home | SelectVisitType > SelectPainLevel > FakingIt
              4. not fake     Home | SelectVisitType > SelectPainLevel > FakingIt > NoAppointmentRequired

        """)
  }

  @Test
  func `a screen that is never shown is missing, with the drawn way to it`() throws {
    let (text, _) = try report(
      drawn() + [
        "state \"Lost\" as s_Lost", "state \"Bill\" as s_Bill", "s_Home --> s_Bill : pay",
        "s_Bill --> s_Home : back",
      ])
    #expect(
      text == """
        ✘ RayPets does not do what Shop.md says: 3 missing

          ✘ missing screen: Lost (Shop.md:34)
            nothing that is drawn leads there

          ✘ missing screen: Bill (Shop.md:35)
            never shown; drawn is
                 launch  Home
              1. pay  Bill

          ✘ missing: pay, from Home to Bill (Shop.md:36)
            there it cannot happen, or changes nothing on screen
                 launch  Home

        """)
  }

  @Test
  func `another start is told`() throws {
    let diagram = try drawn().map { $0 == "  [*] --> s_Home" ? "  [*] --> s_FakingIt" : $0 }
    let (text, outcome) = try report(diagram)
    #expect(outcome == .violated)
    #expect(
      text == """
        ✘ RayPets does not do what Shop.md says: another start

          ✘ another start: Home instead of Home | SelectVisitType > SelectPainLevel > FakingIt (Shop.md:8)

        """)
  }

  @Test
  func `promises are compared by name`() throws {
    let (text, outcome) = try report(drawn(), properties: ["no dead tap", "no fun", "a: true"])
    #expect(outcome == .violated)
    #expect(
      text == """
        ✘ RayPets does not do what Shop.md says: 1 missing, 1 surplus

          ✘ missing promise: no fun (Shop.md:37)

          ✘ surplus promise: standard (Shop.md)

        """)
  }

  @Test
  func `nothing is missing of a flow that was not explored to the end`() throws {
    let (text, outcome) = try report(
      drawn() + ["s_Home --> s_FakingIt : dream"], stopReason: .states(9))
    #expect(text == "? RayPets may do what Shop.md says: the limit of 9 states was reached\n")
    #expect(outcome == .undecided)
    let surplus = try report(
      drawn().filter { !$0.hasSuffix("visit(well)") }, stopReason: .states(9))
    #expect(surplus.outcome == .violated)
    #expect(surplus.text.hasPrefix("✘ RayPets does not do what Shop.md says: 1 surplus\n"))
  }
}
