import FlowReports
import Folders
import Foundation
import Testing

@testable import FlowCommand

/// The tool makes one report of several, and says what changed between two.
@MainActor @Suite
struct MergeCommandTests {
  private let terminal = TestTerminal()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Explores a flow and writes the report to a folder.
  private func explore(_ arguments: String..., to name: String) {
    _ = TestTerminal().run(
      ["explore", "--profile", "iOS 18", "--report", folder.path("shards/\(name)")] + arguments)
  }

  @Test
  func `shards become one report`() throws {
    for number in 1...2 {
      explore("RayPets", "ChildNotHeld", "HowToCode", "--shard", "\(number)/2", to: "\(number)")
    }
    #expect(
      terminal.run("merge", folder.path("shards"), "-o", folder.path("all")) == .holds)
    #expect(terminal.complaints == "")
    let report = try Report(at: folder.path("all"))
    #expect(report.flows.map(\.name) == ["RayPets", "ChildNotHeld", "HowToCode"])
    #expect(report.shard == nil)
    #expect(try folder.read("all/index.html").contains("ChildNotHeld"))
  }

  @Test
  func `where events are drawn at random each shard has all flows and a seed of its own`() throws {
    for number in 1...3 {
      explore(
        "RayPets", "--seed", "5", "--states", "20", "--shard", "\(number)/3", to: "\(number)")
    }
    let seeds = try (1...3).map { number in
      try Report(at: folder.path("shards/\(number)")).flows.map(\.settings.seed)
    }
    #expect(seeds == [["5"], ["6"], ["7"]])
    #expect(terminal.run("merge", folder.path("shards"), "-o", folder.path("all.json")) == .holds)
    #expect(terminal.complaints == "")
  }

  @Test
  func `a missing shard is said, and what is there is written`() throws {
    explore("RayPets", "ChildNotHeld", "--shard=2/3", to: "2")
    #expect(
      terminal.run("merge", folder.path("shards/2/report.json"), "-o", folder.path("all.json"))
        == .undecided)
    #expect(terminal.complaints == "clew: of 3 shards these are missing: 1, 3.\n")
    #expect(try Report(at: folder.path("all.json")).flows.map(\.name) == ["ChildNotHeld"])
    #expect(try folder.names == ["all.json", "shards"])
  }

  @Test
  func `what does not belong together is refused, and the old report stays`() throws {
    explore("RayPets", to: "1")
    explore("RayPets", "--strategy", "depth-first", "--depth", "3", to: "2")
    try folder.write("old", to: "all/report.json")
    #expect(
      terminal.run("merge", folder.path("shards"), "-o", folder.path("all")) == .unreadableInput)
    #expect(
      terminal.complaints == "clew: the flow RayPets was not explored with the same strategy, "
        + "impatience, state key and profile of UIKit each time.\n")
    #expect(try folder.read("all/report.json") == "old")
  }

  @Test
  func `a folder without reports and a place that cannot be written are said`() throws {
    #expect(terminal.run("merge", folder.path, "-o", folder.path("all")) == .unreadableInput)
    #expect(
      terminal.complaints == "clew: \(folder.path)/report.json: there is no such file to read.\n")
    explore("ChildNotHeld", to: "1")
    let file = try folder.write("kept", to: "file")
    let other = TestTerminal()
    #expect(other.run("merge", folder.path("shards"), "-o", file) == .internal)
    #expect(other.complaints == "clew: \(file)/report.json: this could not be written.\n")
    #expect(try folder.read("file") == "kept")
  }

  @Test
  func `a new finding is worth 1`() throws {
    explore("RayPets", to: "old")
    explore("RayPets", "ChildNotHeld", to: "new")
    let (old, new) = (folder.path("shards/old"), folder.path("shards/new"))
    #expect(terminal.run("diff", old, new) == .violated)
    #expect(terminal.output.hasSuffix("\n1 new finding, 0 fixed, 0 still there\n"))
    #expect(TestTerminal().run("diff", new, old) == .holds)
    #expect(TestTerminal().run("diff", old, old) == .holds)
    let other = TestTerminal()
    let page = folder.path("diff.html")
    #expect(other.run("diff", old, new, "--markdown", "-", "--html", page) == .violated)
    #expect(other.output.hasPrefix("# Navigation: 1 new finding, 0 fixed, 0 still there\n"))
    #expect(try folder.read("diff.html").hasPrefix("<!doctype html>\n"))
    #expect(TestTerminal().run("diff", old, new, "--html", "\(page)/x") == .internal)
    #expect(TestTerminal().run("diff", old, page) == .unreadableInput)
  }

  @Test(arguments: [
    (["merge", "a"], "Say where the report is to go: -o DIR."),
    (["merge", "-o", "a"], "\"merge\" takes the reports to make one of."),
    (["merge", "a", "-o"], "-o needs a value."),
    (["merge", "a", "-o", "b", "-x"], "\"merge\" has no option \"-x\", and takes -o once only."),
    (["diff", "a"], "\"diff\" takes two reports, the old one first."),
    (
      ["diff", "a", "b", "--markdwn", "c"],
      "\"diff\" has no option \"--markdwn\". Did you mean \"--markdown\"?"
    ),
    (["diff", "a", "b", "--markdown=-", "--html=-"], "Only one format can go to standard output."),
    (
      ["explore", "--shard", "3/2"],
      "--shard takes a part and how many there are, such as 2/4, not \"3/2\"."
    ),
    (
      ["explore", "--shard", "1"],
      "--shard takes a part and how many there are, such as 2/4, not \"1\"."
    ),
  ])
  func `a command line that says something else is refused`(
    arguments: [String], sentence: String
  ) {
    #expect(terminal.run(arguments) == .usage)
    #expect(terminal.complaints == "clew: \(sentence)\nSee \"clew --help\".\n")
  }
}
