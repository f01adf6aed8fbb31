import Folders
import SampleFlows
import Testing

@testable import FlowCommand

/// Specs are compared, recorded and walked from the command line.
@MainActor @Suite
struct VerifyTests {
  private let terminal = TestTerminal()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test
  func `a spec is begun, is right then, and wrong after an edit`() throws {
    let path = folder.path("HowToCode.md")
    #expect(terminal.run("verify", "--record", path) == .holds)
    #expect(terminal.run("verify", "--record", path) == .holds)
    #expect(terminal.run("verify", path) == .holds)
    #expect(
      terminal.output == """
        \(path) now says what HowToCode does
        \(path) says already what HowToCode does
        ✔ HowToCode does what \(path) says: 6 screens, 11 transitions

        """)
    let text = try folder.read("HowToCode.md")
    try folder.write(text.replacing(": learn", with: ": begin"), to: "HowToCode.md")
    #expect(terminal.run("verify", path) == .violated)
    #expect(
      terminal.output.contains("✘ HowToCode does not do what \(path) says: 1 missing, 1 surplus\n"))
    #expect(terminal.complaints == "")
  }

  @Test
  func `a spec of no flow and a second one of the same are told of`() throws {
    let first = try folder.write("# RayPets\n```mermaid\n```\n", to: "a.md")
    let second = try folder.write("\n#  RayPets\n```mermaid\n```\n", to: "b.md")
    let other = try folder.write("# RayPet\n```mermaid\n```\n", to: "c.md")
    #expect(terminal.run("verify", "--record", first, second, other) == .unreadableInput)
    #expect(terminal.output == "\(first) now says what RayPets does\n")
    #expect(
      terminal.complaints == """
        clew: \(second):2:4: There is another spec of RayPets: \(first).
          #  RayPets
             ^
        clew: \(other):1:3: There is no flow "RayPet". Did you mean "RayPets"? To see where the drawing \
        alone has dead ends: clew explore \(other)
          # RayPet
            ^

        """)
    #expect(try folder.read("b.md") == "\n#  RayPets\n```mermaid\n```\n")
  }

  @Test
  func `a file that is not there and a broken one are worth 65, and the others are compared`()
    throws
  {
    let good = folder.path("HowToCode.md")
    let broken = try folder.write("# RayPets\n```mermaid\nx\n```\n", to: "b.md")
    #expect(terminal.run("verify", "--record", good) == .holds)
    #expect(terminal.run("verify", "/none.md", broken, good) == .unreadableInput)
    #expect(
      terminal.output.hasSuffix("✔ HowToCode does what \(good) says: 6 screens, 11 transitions\n"))
    #expect(
      terminal.complaints == """
        clew: /none.md: There is no such file to read.
        clew: \(broken):3:1: The diagram should begin with the line "stateDiagram-v2".
          x
          ^

        """)
  }

  @Test
  func `an interruption leaves it open`() throws {
    let path = folder.path("HowToCode.md")
    #expect(terminal.run("verify", "--record", path) == .holds)
    terminal.interruptedAfter = 9
    #expect(terminal.run("verify", path) == .undecided)
    #expect(terminal.run("verify", "--record", path) == .undecided)
    #expect(
      terminal.output.hasSuffix(
        """
        ? HowToCode may do what \(path) says: it was interrupted
        \(path) is left as it is, for HowToCode was not explored to the end: it was interrupted

        """))
  }

  @Test
  func `of several specs the worst is what counts`() throws {
    let (wrong, open) = (folder.path("HowToCode.md"), folder.path("RayPets.md"))
    #expect(terminal.run("verify", "--record", wrong, open) == .holds)
    let text = try folder.read("HowToCode.md")
    try folder.write(text.replacing(": learn", with: ": begin"), to: "HowToCode.md")
    terminal.interruptedAfter = 450
    #expect(terminal.run("verify", wrong, open) == .violated)
    #expect(
      terminal.output.contains("✘ HowToCode does not do what \(wrong) says: 1 missing, 1 surplus\n")
    )
    #expect(terminal.output.hasSuffix("? RayPets may do what \(open) says: it was interrupted\n"))
  }

  @Test
  func `what a spec draws is walked without a flow`() throws {
    let text = """
      # Planned
      ```mermaid
      stateDiagram-v2
        state "Home" as s_Home
        state "Cart" as s_Cart
        [*] --> s_Home
        s_Home --> s_Cart : buy

      """
    let path = try folder.write(text + "  s_Cart --> s_Home : back\n```\n", to: "a.md")
    #expect(terminal.run("explore", path) == .holds)
    let wrong = try folder.write(text + "```\n", to: "b.md")
    #expect(terminal.run("explore", path, wrong) == .violated)
    let open = try folder.write(text, to: "c.md")
    #expect(terminal.run("explore", wrong, open) == .unreadableInput)
    #expect(terminal.run("explore", wrong, "RayPets") == .usage)
    #expect(
      terminal.output.hasPrefix("✔ Planned is drawn without a dead end: 2 screens, 2 transitions\n")
    )
    #expect(
      terminal.complaints == """
        clew: \(open):2:1: The block that begins here is not closed; its end is a line with the same marks.
          ```mermaid
          ^
        clew: Flows and specs are explored apart: "RayPets" is no spec.
        See "clew --help".

        """)
  }

  @Test
  func `an unknown option is told of`() {
    #expect(terminal.run("verify", "--recrod") == .usage)
    #expect(
      terminal.complaints
        == "clew: \"verify\" has no option \"--recrod\". Did you mean \"--record\"?\nSee \"clew --help\".\n"
    )
  }
}
