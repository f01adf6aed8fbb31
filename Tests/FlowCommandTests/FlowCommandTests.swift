import FlowReports
import SampleFlows
import Testing

@testable import FlowCommand

/// What the tool prints and what it says to the shell.
@MainActor @Suite
struct FlowCommandTests {
  private let terminal = TestTerminal()

  @Test
  func `the list names every flow`() {
    #expect(terminal.run("list") == .holds)
    let lines = terminal.output.split(separator: "\n")
    #expect(lines.count == 26)
    #expect(lines[0] == "HowToCode                             3 events, 17 promises")
    #expect(
      lines[25]
        == "Generated60                           4 events, 16 promises, explored only when named")
  }

  @Test
  func `a sound flow is worth 0, a faulty one 1, an undecided one 2`() {
    #expect(terminal.run("explore", "RayPets") == .holds)
    #expect(terminal.run("explore", "ChildNotHeld") == .violated)
    #expect(terminal.run("explore", "RayPets", "--depth", "2") == .undecided)
    #expect(terminal.run("explore", "ChildNotHeld", "RayPets", "--depth=2") == .violated)
    #expect(terminal.complaints == "")
  }

  @Test
  func `exploring without a name explores every flow`() {
    #expect(terminal.run("explore", "--profile", "26") == .violated)
    #expect(terminal.output.hasSuffix("\n25 flows: 2 sound, 23 faulty\n"))
  }

  @Test
  func `a flow on request is explored when it is named`() {
    #expect(terminal.run("explore", "Generated60", "--states", "9") == .undecided)
    #expect(terminal.output.contains("Generated60"))
  }

  @Test
  func `a random walk is the same for the same seed`() {
    #expect(terminal.run("explore", "RayPets", "--seed", "5", "--states", "20") == .undecided)
    let first = terminal.output
    let second = TestTerminal()
    _ = second.run("explore", "RayPets", "--strategy", "random", "--seed=5", "--states=20")
    #expect(first == second.output)
    #expect(first.contains("random walk from seed 5"))
  }

  @Test
  func `a drawn seed is printed`() {
    _ = terminal.run("explore", "HowToCode", "--strategy", "random", "--states", "5")
    #expect(terminal.output.contains("random walk from seed "))
  }

  @Test
  func `what was left out is worth 3 or 4 where everything is wanted`() {
    let bounded = ["explore", "RayPets", "--depth", "2"]
    #expect(terminal.run(bounded + ["--complete"]) == .bounded)
    let sampled = ["explore", "RayPets", "--seed", "5", "--states", "20"]
    #expect(terminal.run(sampled + ["--complete"]) == .sampled)
    let hasty = ["explore", "HowToCode", "--impatience", "1", "--states", "20", "--complete"]
    #expect(terminal.run(hasty) == .bounded)
    #expect(terminal.run(["explore", "HowToCode", "--complete"]) == .holds)
    #expect(terminal.run(["explore", "ChildNotHeld", "--complete"]) == .violated)
    #expect(ExitStatus.bounded.rawValue == 3)
    #expect(ExitStatus.sampled.rawValue == 4)
  }

  @Test
  func `fuzzing that finds nothing is worth 0, unless everything is wanted`() {
    let some = ["fuzz", "RayPets", "--seed", "1", "--states", "20"]
    #expect(terminal.run(some) == .holds)
    #expect(terminal.output.hasPrefix("? RayPets is undecided: the limit of 20 states was reached"))
    #expect(terminal.run(some + ["--complete"]) == .sampled)
    #expect(terminal.run(["fuzz", "ChildNotHeld", "--seed", "1"]) == .violated)
    #expect(terminal.output.contains("guided walk from seed 1"))
  }

  @Test
  func `a replay is worth 0 or 1`() {
    #expect(terminal.run("replay", "RayPets", "schedule > pull sheet down") == .holds)
    #expect(
      terminal.run("replay", "SheetPulledDownUnnoticed", "schedule > pull sheet down") == .violated)
    #expect(terminal.complaints == "")
  }

  @Test
  func `a flow is explored under the profiles that are asked for`() {
    let flow = "FirstScreenForgottenByBackMenu"
    #expect(terminal.run("explore", flow, "--profile", "13") == .holds)
    #expect(terminal.run("explore", flow, "--profile=iOS17") == .violated)
    #expect(terminal.run("explore", flow, "--profile", "iOS 13", "--profile", "17") == .violated)
    #expect(terminal.output.contains("(only under iOS 14–17)"))
    #expect(terminal.complaints == "")
  }

  @Test
  func `a replay takes the profile before and after the token`() {
    let token = "learn > next > hold back, choose Home"
    #expect(terminal.run("replay", "HowToCode", token, "--profile", "iOS 14–17") == .holds)
    #expect(terminal.run("replay", "--profile=17", "HowToCode", token) == .holds)
    #expect(terminal.run("replay", "HowToCode", token, "--profile", "13") == .unreadableInput)
    #expect(
      terminal.run("replay", "HowToCode", token, "--profile", "26, emptyPop: yes") == .holds)
  }

  @Test
  func `a token that does not fit is worth 65, with what may be meant`() {
    #expect(terminal.run("replay", "RayPets", "schedule > pull she") == .unreadableInput)
    #expect(
      terminal.complaints.hasPrefix(
        """
        clew: Step 2 of 2, "pull she", is not on offer there. Did you mean "pull sheet down"?
        On screen: Home | SelectVisitType
        On offer:
          visit(well)
        """))
    #expect(terminal.output == "")
  }

  @Test
  func `the version is printed`() {
    #expect(terminal.run("--version") == .holds)
    #expect(terminal.output == "clew \(Version.current)\n")
  }

  @Test(
    arguments: [[], ["--help"], ["list", "-h"]] + Verb.allCases.map { ["help", $0.rawValue] })
  func `help fits 24 rows of 80 columns, the prompt included`(_ arguments: [String]) {
    #expect(terminal.run(arguments) == .holds)
    let rows = terminal.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.count <= 24)
    #expect(rows.filter { $0.count > 80 } == [])
  }

  @Test(arguments: Verb.allCases)
  func `help ends with an example that is understood`(of verb: Verb) throws {
    #expect(terminal.run("help", verb.rawValue) == .holds)
    let last = try #require(terminal.output.split(separator: "\n").last)
    #expect(last.hasPrefix("  Example: clew \(verb.rawValue)"))
    let words = try #require(CommandLineWords(last.dropFirst(11)).words)
    var parser = CommandParser(words)
    switch try parser.parse() {
    case .help, .version: Issue.record("\(last) only helps")
    default: break
    }
  }
}
