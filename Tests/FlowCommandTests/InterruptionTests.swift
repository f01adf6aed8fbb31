import SampleFlows
import Testing

@testable import FlowCommand

/// An exploration that is interrupted is reported as far as it has come.
@MainActor @Suite
struct InterruptionTests {
  private let terminal = TestTerminal()

  @Test
  func `nothing found by then is worth 2, and what was not explored is named`() {
    terminal.interruptedAfter = 11
    #expect(terminal.run("explore", "RayPets", "HowToCode") == .undecided)
    #expect(terminal.output.hasPrefix("? RayPets is undecided: it was interrupted\n"))
    #expect(terminal.output.contains(", 10 events executed, 1 launch, "))
    #expect(
      terminal.output.contains(
        "\n  not explored, for it was interrupted: iOS 14–17, iOS 13\n"))
    #expect(terminal.output.hasSuffix("\nnot explored, for it was interrupted: HowToCode\n"))
    #expect(terminal.complaints == "")
  }

  @Test
  func `a promise found broken by then is worth 1`() {
    terminal.interruptedAfter = 2
    #expect(terminal.run("explore", "ChildNotHeld") == .violated)
    #expect(terminal.output.contains("1. schedule  Home | SelectVisitType  ✘ broken here"))
  }

  @Test
  func `fuzzing that is interrupted is worth 2`() {
    terminal.interruptedAfter = 11
    #expect(terminal.run("fuzz", "RayPets", "--seed", "1") == .undecided)
  }

  @Test
  func `nothing is explored when it is interrupted before the first flow`() {
    terminal.interruptedAfter = 0
    #expect(terminal.run("explore", "RayPets") == .undecided)
    #expect(terminal.output == "not explored, for it was interrupted: RayPets\n")
  }
}
