import FlowReports
import Folders
import SampleFlows
import Testing

@testable import FlowCommand

/// The tool reads and writes regressions when it is asked to.
@MainActor @Suite
struct RegressionTests {
  private let terminal = TestTerminal()
  private let folder: TemporaryFolder
  private let name = "SheetPulledDownUnnoticed-no-leaked-children-8235dcc8.trace"

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test
  func `faults are written, and tried first the next time`() throws {
    let arguments = ["SheetPulledDownUnnoticed", "RayPets", "--regressions", folder.path]
    #expect(terminal.run(["explore"] + arguments) == .violated)
    #expect(try folder.names.count == 2)
    #expect(!terminal.output.contains("tried first"))
    #expect(terminal.run(["explore"] + arguments + ["--depth=1"]) == .violated)
    #expect(terminal.output.contains("\n  2 regressions tried first: 2 broken again\n"))
    #expect(terminal.complaints == "")
  }

  @Test
  func `fuzzing writes them too`() throws {
    let arguments = ["ChildNotHeld", "--seed=1", "--states=3", "--regressions=\(folder.path)"]
    #expect(terminal.run(["fuzz"] + arguments) == .violated)
    #expect(try folder.names == ["ChildNotHeld-no-dead-tap-17c70299.trace"])
  }

  @Test
  func `a file is replayed under its own profile, unless another one is given`() throws {
    let text = """
      # flow: HowToCode
      # property: no leaked children
      # profile: iOS 14–17
      learn
      next
      hold back, choose Home
      """
    let path = try folder.write(text, to: "menu.trace")
    #expect(terminal.run("replay", "HowToCode", "--file", path) == .holds)
    #expect(terminal.output.hasPrefix("  under iOS 14–17\n"))
    #expect(
      terminal.run("replay", "--file=\(path)", "HowToCode", "--profile=13") == .unreadableInput)
    #expect(
      terminal.complaints.hasPrefix(
        "clew: \(path):6: Step 3 of 3, \"hold back, choose Home\", is not on offer there."))
  }

  @Test
  func `a file of another flow, or of nothing, is worth 65`() throws {
    let path = try folder.write("# flow: RayPets\n# property: P\nschedule\n", to: "a.trace")
    #expect(terminal.run("replay", "RayPets", "--file", path) == .holds)
    #expect(terminal.run("replay", "HowToCode", "--file", path) == .unreadableInput)
    #expect(terminal.run("replay", "HowToCode", "--file", "/none") == .unreadableInput)
    #expect(
      terminal.complaints == """
        clew: \(path): this is a regression of RayPets, not of HowToCode.
        clew: /none: there is no such file to read.

        """)
  }

  @Test
  func `a file that cannot be read is worth 70 and a sentence, and the report is there`() throws {
    let path = try folder.write(
      "# flow: RayPets\n# property: P\n# events: 3\nschedule\n", to: "a.trace")
    #expect(terminal.run("explore", "RayPets", "--regressions", folder.path) == .internal)
    #expect(
      terminal.complaints == "clew: \(path):4: the file has 1 event, though \"# events:\" says 3.\n"
    )
    #expect(terminal.output.hasPrefix("✔ RayPets keeps "))
    #expect(try folder.names == ["a.trace"])
  }

  @Test
  func `a folder that cannot be written to is worth 70 and a sentence`() throws {
    let file = try folder.write("", to: "file")
    #expect(terminal.run("explore", "ChildNotHeld", "--regressions", "\(file)/in") == .internal)
    #expect(
      terminal.complaints
        == "clew: \(file)/in/ChildNotHeld-no-dead-tap-17c70299.trace: this could not be written.\n")
  }
}
