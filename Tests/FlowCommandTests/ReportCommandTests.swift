import FlowReports
import Folders
import Foundation
import Testing

@testable import FlowCommand

/// The tool makes every format of a report, and loses nothing when it cannot.
@MainActor @Suite
struct ReportCommandTests {
  private let terminal = TestTerminal()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let status = TestTerminal().run(
      "explore", "SheetPulledDownUnnoticed", "--profile", "iOS 18", "--report", folder.path)
    try #require(status == .violated)
  }

  @Test
  func `every format is made of the file`() throws {
    let before = try folder.names
    #expect(
      terminal.report(
        folder.path, "--html", folder.path("h"), "--single-file", folder.path("s.html"), "--junit",
        folder.path("j.xml"), "--sarif=\(folder.path("s.sarif"))", "--markdown",
        folder.path("deep/m.md"), "--itf", folder.path("i"), "--dot", folder.path("d.dot"),
        "--mermaid", folder.path("m.mmd"), "--graphml", folder.path("g.graphml")) == .holds)
    #expect(terminal.complaints == "")
    #expect(terminal.output == "")
    #expect(
      try folder.names
        == (before + [
          "d.dot", "deep", "g.graphml", "h", "i", "j.xml", "m.mmd", "s.html", "s.sarif",
        ]).sorted())
    #expect(try folder.read("h/index.html") == folder.read("index.html"))
    #expect(
      try folder.read("i/SheetPulledDownUnnoticed.counterexample-1.itf.json")
        .contains("pull sheet down"))
  }

  @Test
  func `a hyphen is standard output`() throws {
    #expect(terminal.report(folder.path("report.json"), "--junit", "-") == .holds)
    #expect(terminal.output.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"))
    #expect(!terminal.output.contains(" file=\""))
  }

  @Test
  func `GitLab gets the files of failures, and whoever asks`() throws {
    terminal.environment = ["GITLAB_CI": "true"]
    #expect(terminal.report(folder.path, "--junit", "-") == .holds)
    #expect(terminal.output.contains(" file=\"SampleFlows/RayPetsFlow.swift\""))
    let other = TestTerminal()
    _ = other.run(["report", folder.path, "--junit", "-", "--junit-file-attribute"])
    #expect(other.output == terminal.output)
  }

  @Test
  func `GitHub gets annotations and a summary behind what is there`() throws {
    let summary = try folder.write("before\n", to: "summary.md")
    try folder.write("", to: "checkout/ios/SampleFlows/Flows/RayPetsFlow.swift")
    terminal.environment = [
      "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary,
      "GITHUB_WORKSPACE": folder.path("checkout"),
    ]
    #expect(terminal.report(folder.path, "--dot", folder.path("d.dot")) == .holds)
    #expect(terminal.output.hasPrefix("::error file=ios/SampleFlows/Flows/RayPetsFlow.swift,line="))
    #expect(terminal.output.split(separator: "\n").count == 1)
    #expect(try folder.read("summary.md").hasPrefix("before\n# ✘ 1 of 1 flow breaks promises\n"))
  }

  @Test
  func `annotations do not mix with a format on standard output`() {
    terminal.environment = ["GITHUB_ACTIONS": "true"]
    #expect(terminal.report(folder.path, "--dot", "-") == .holds)
    #expect(terminal.output.hasPrefix("digraph clew {"))
    #expect(!terminal.output.contains("::error"))
  }

  @Test
  func `what is no report is said to be none`() throws {
    let half = try String(folder.read("report.json").dropLast(1000))
    let path = try folder.write(half, to: "half.json")
    #expect(terminal.report(path, "--dot", "-") == .unreadableInput)
    #expect(
      terminal.complaints == "clew: \(path): this is no report.json: give a file that "
        + "\"clew explore --report DIR\" has written.\n")
    let other = TestTerminal()
    #expect(other.run("report", folder.path("none.json"), "--dot", "-") == .unreadableInput)
    #expect(
      other.complaints == "clew: \(folder.path("none.json")): there is no such file to read.\n")
    #expect(other.output == "")
  }

  @Test
  func `what cannot be written is said, and the rest is written`() throws {
    let file = try folder.write("kept", to: "file")
    #expect(
      terminal.report(folder.path, "--junit", "\(file)/j.xml", "--sarif", folder.path("s.sarif"))
        == .internal)
    #expect(terminal.complaints == "clew: \(file)/j.xml: this could not be written.\n")
    #expect(try folder.read("file") == "kept")
    #expect(try folder.names.contains("s.sarif"))
  }

  @Test
  func `a folder in the place of a file stays`() throws {
    try folder.write("kept", to: "taken/file")
    let before = try folder.names
    #expect(terminal.report(folder.path, "--dot", folder.path("taken")) == .internal)
    #expect(try folder.read("taken/file") == "kept")
    #expect(try folder.names == before)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full disk is said`() {
    #expect(terminal.report(folder.path, "--graphml", "/dev/full") == .internal)
    #expect(terminal.complaints == "clew: /dev/full: this could not be written.\n")
    #expect(FileManager.default.fileExists(atPath: "/dev/full"))
  }

  @Test(.enabled(if: getuid() != 0))
  func `in a folder that is read only all stays as it was`() throws {
    let path = try folder.write("old", to: "locked/j.xml")
    let locked = folder.path("locked")
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: locked)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: locked)
    }
    #expect(terminal.report(folder.path, "--junit", path) == .internal)
    #expect(try folder.read("locked/j.xml") == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: locked) == ["j.xml"])
  }

  @Test(arguments: [
    ([], "\"report\" takes one report.json, or the folder that it is in."),
    (["a"], "Say what to make of the report, such as --html DIR."),
    (["a", "b", "--dot", "c"], "\"report\" takes one report.json, or the folder that it is in."),
    (["a", "--dot"], "--dot needs a value."),
    (["a", "--html", "-"], "--html takes a folder, for it has several files."),
    (["a", "--dot", "-", "--junit", "-"], "Only one format can go to standard output."),
    (
      ["a", "--jnit", "b"],
      "\"report\" has no option \"--jnit\". Did you mean \"--junit\"?"
    ),
    (["a", "--dot", "b", "--dot", "c"], "--dot can be given once only."),
  ])
  func `a command line that says something else is refused`(
    arguments: [String], sentence: String
  ) {
    #expect(terminal.run(["report"] + arguments) == .usage)
    #expect(terminal.complaints == "clew: \(sentence)\nSee \"clew --help\".\n")
  }
}
