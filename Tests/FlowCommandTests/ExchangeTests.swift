import FlowChecking
import FlowReports
import Folders
import Foundation
import Testing

@testable import FlowCommand

/// Shards tell each other what they find out through files in a folder.
@MainActor @Suite
struct ExchangeTests {
  private let folder: TemporaryFolder
  private var exchange: String { folder.path("exchange") }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func explore(
    _ arguments: String..., interruptedAfter: Int? = nil
  ) -> (status: Int32, terminal: TestTerminal) {
    let terminal = TestTerminal()
    terminal.interruptedAfter = interruptedAfter
    let status = terminal.run(["explore"] + arguments + ["--exchange", exchange])
    return (status.rawValue, terminal)
  }

  private func plain(_ arguments: String...) -> String {
    let terminal = TestTerminal()
    _ = terminal.run(["explore"] + arguments)
    return terminal.output
  }

  private var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: exchange).sorted() }
  }

  /// The first file only says whose the folder is; who finds nothing new writes no other.
  @Test
  func `every shard prints what one prints that does all, of all flows`() throws {
    let all = plain("ChildNotHeld", "HowToCode")
    var former = 0
    for number in 1...3 {
      let (status, terminal) = explore(
        "ChildNotHeld", "HowToCode", "--shard", "\(number)/3", "--report", folder.path("report"))
      #expect(status == 1)
      #expect(terminal.output == all)
      #expect(terminal.complaints == "")
      #expect(try Report(at: folder.path("report")).shard == nil)
      if number > 1 { #expect(try files.count == former + 1) }
      former = try files.count
    }
  }

  @Test
  func `copies of two folders are one`() throws {
    let all = plain("ChildNotHeld", "HowToCode")
    _ = explore("ChildNotHeld", "HowToCode", interruptedAfter: 30)
    try FileManager.default.moveItem(atPath: exchange, toPath: folder.path("other"))
    _ = explore("ChildNotHeld", "HowToCode", interruptedAfter: 90)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path("other")) {
      try FileManager.default.moveItem(
        atPath: folder.path("other/\(name)"), toPath: "\(exchange)/\(name)")
    }
    #expect(explore("ChildNotHeld", "HowToCode").terminal.output == all)
  }

  @Test
  func `who was interrupted is told how to go on`() {
    let (status, terminal) = explore("HowToCode", interruptedAfter: 3)
    #expect(status == 2)
    #expect(terminal.complaints == "clew: \(exchange): go on from here with the same words.\n")
  }

  @Test(arguments: [
    (["HowToCode"], "the list of flows is ChildNotHeld, here HowToCode"),
    (["ChildNotHeld", "--depth", "3"], "the depth is any, here 3"),
    (
      ["ChildNotHeld", "--strategy=depth-first", "--depth=3"],
      "the strategy is exhaustive, here depth-first"
    ),
  ])
  func `a folder of another run is refused, and said why`(
    _ arguments: [String], _ difference: String
  ) throws {
    _ = explore("ChildNotHeld")
    let former = try files
    let terminal = TestTerminal()
    let status = terminal.run(["explore"] + arguments + ["--exchange", exchange])
    #expect(status == .unreadableInput)
    #expect(
      terminal.complaints
        == "clew: \(exchange)/\(former[0]): this checkpoint belongs to another run: there "
        + "\(difference). Name another folder.\n")
    #expect(terminal.output == "")
    #expect(try files == former)
  }

  @Test
  func `what is not whole is left out, and what is something else is not looked at`() throws {
    let whole = explore("ChildNotHeld").terminal.output
    let bytes = try #require(FileManager.default.contents(atPath: "\(exchange)/\(try files[1])"))
    try folder.write(Array(bytes.prefix(bytes.count / 2)), to: "other/half.checkpoint")
    try folder.write("", to: "other/empty.checkpoint")
    try folder.write("clew checkpoint 9\n", to: "other/.new.checkpoint")
    try folder.write("clew checkpoint 9\n", to: "other/new.checkpoint.part")
    let other = folder.path("other")
    let terminal = TestTerminal()
    #expect(terminal.run("explore", "ChildNotHeld", "--exchange", other) == .violated)
    #expect(terminal.output == whole)
    #expect(
      terminal.complaints
        == "clew: \(other)/empty.checkpoint: this is no checkpoint, and was left out.\n"
        + "clew: \(other)/half.checkpoint: this checkpoint is damaged, and was left out.\n")
  }

  @Test
  func `what was not whole is read when it is`() throws {
    let circumstances = [Circumstance("the test", "this")]
    var complaints: [String] = []
    let folder = try ExchangeFolder(at: exchange, under: circumstances) { complaints.append($0) }
    let news = Checkpoint(under: circumstances).opening
    let file = URL(filePath: exchange).appending(path: "x.checkpoint")
    try Data(news.dropLast()).write(to: file)
    folder.tend(isEnding: false)
    try folder.save()
    let complaint = "\(exchange)/x.checkpoint: this checkpoint is damaged, and was left out."
    #expect(complaints == [complaint])
    let second = try ExchangeFolder(at: exchange, under: circumstances) { complaints.append($0) }
    try Data(news).write(to: file)
    second.tend(isEnding: false)
    try second.save()
    #expect(complaints == [complaint])
  }

  @Test
  func `another run that comes into the folder later is told of once`() throws {
    var complaints: [String] = []
    let folder = try ExchangeFolder(at: exchange, under: [Circumstance("the test", "this")]) {
      complaints.append($0)
    }
    let other = Checkpoint(under: [Circumstance("the test", "that")]).opening
    try Data(other).write(to: URL(filePath: exchange).appending(path: "x.checkpoint"))
    folder.tend(isEnding: false)
    try folder.save()
    #expect(
      complaints == [
        "\(exchange)/x.checkpoint: this checkpoint belongs to another run: there the test is that, "
          + "here this. Name another folder."
      ])
  }

  @Test
  func `a folder that cannot be written is complained of before anything is explored`() throws {
    let file = try folder.write("kept", to: "file")
    let terminal = TestTerminal()
    #expect(terminal.run("explore", "ChildNotHeld", "--exchange", "\(file)/x") == .internal)
    #expect(
      terminal.complaints
        == "clew: \(file)/x: nothing could be written there. Name another folder.\n")
    #expect(terminal.output == "")
  }

  @Test(arguments: [
    (
      ["--seed", "3"],
      "--exchange is for what explores in order; where events are drawn at random, each shard has a "
        + "seed of its own."
    ),
    (
      ["--checkpoint", "x"],
      "--exchange keeps what is known as well: leave out --checkpoint and --resume."
    ),
    (
      ["--shard", "1/2", "--in-process"],
      "--exchange has workers share the states; --in-process has none."
    ),
  ])
  func `what does not go with it is refused`(_ arguments: [String], _ sentence: String) {
    let terminal = TestTerminal()
    #expect(terminal.run(["explore", "--exchange", "x"] + arguments) == .usage)
    #expect(terminal.complaints == "clew: \(sentence)\nSee \"clew --help\".\n")
  }
}
