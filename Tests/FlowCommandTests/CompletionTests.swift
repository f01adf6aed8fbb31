import Testing

@testable import FlowCommand

/// What the completion of the command line is made of.
@MainActor @Suite
struct CompletionTests {
  @Test
  func `every option that a help tells of is known, with what follows it`() {
    let commands = CompletionGrammar(of: "clew").commands
    let options = Dictionary(uniqueKeysWithValues: commands.map { ($0.name, $0.options) })
    #expect(
      options["explore"]?.map(\.name) == [
        "--strategy", "--seed", "--depth", "--states", "--impatience", "--time", "--profile",
        "--regressions", "--report", "--shard", "--checkpoint", "--exchange", "--complete",
        "--coverage", "--workers", "--in-process", "--hang", "--memory-limit", "--resume", "--help",
      ])
    #expect(options["merge"]?.map(\.value) == [.folder, .folder, nil])
    #expect(options["diff"]?.map(\.value) == [.file, .file, nil])
    #expect(options["list"]?.map(\.name) == ["--help"])
  }

  @Test(arguments: Shell.allCases)
  func `a script is for the tool that prints it`(shell: Shell) {
    let script = shell.script(for: "my-app")
    #expect(script.contains("my-app completion \(shell.rawValue)"))
    #expect(!script.contains("clew"))
  }

  @Test
  func `a shell that nobody knows is refused`() {
    let terminal = TestTerminal()
    #expect(terminal.run("completion", "tcsh") == .usage)
    #expect(
      terminal.complaints == """
        clew: "completion" takes the name of a shell: bash, zsh, fish.
        See "clew --help".

        """)
  }
}
