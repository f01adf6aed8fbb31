import Foundation
import SampleFlows
import Testing

@testable import FlowCommand

/// A long run is kept in a file, and gone on with.
@MainActor @Suite
struct CheckpointTests {
  private let folder: URL
  private var file: String { folder.appending(path: "run.checkpoint").path }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func explore(
    _ arguments: String..., interruptedAfter: Int? = nil
  ) -> (status: Int32, terminal: TestTerminal) {
    let terminal = TestTerminal()
    terminal.interruptedAfter = interruptedAfter
    return (terminal.run(["explore"] + arguments).rawValue, terminal)
  }

  /// Two flows, each explored under several profiles: the last cut comes in the second one.
  @Test(arguments: [1, 100, 600, 1200])
  func `cut anywhere and resumed a run prints what it prints uncut`(_ cut: Int) {
    defer { try? FileManager.default.removeItem(at: folder) }
    let flows = ["FirstScreenForgottenByBackMenu", "HowToCode"]
    let uncut = explore(flows[0], flows[1])
    #expect(uncut.status == 1)
    let first = explore(flows[0], flows[1], "--checkpoint", file, interruptedAfter: cut)
    #expect(first.terminal.output != uncut.terminal.output)
    #expect(first.terminal.output.contains("\n? HowToCode is undecided") == (cut == 1200))
    #expect(first.terminal.complaints == "clew: \(file): go on from here with --resume.\n")
    let second = explore(flows[0], flows[1], "--checkpoint", file, "--resume")
    #expect(second.status == 1)
    #expect(second.terminal.output == uncut.terminal.output)
    #expect(second.terminal.complaints == "")
  }

  @Test
  func `a limit that ended a run may be wider in the next`() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = explore("HowToCode", "--states", "9", "--checkpoint", file)
    #expect(first.status == 2)
    let second = explore("HowToCode", "--checkpoint=\(file)", "--resume")
    #expect(second.status == 0)
    #expect(second.terminal.output == explore("HowToCode").terminal.output)
  }

  @Test
  func `a file that is there is not written over`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("mine".utf8).write(to: URL(filePath: file))
    let (status, terminal) = explore("ChildNotHeld", "--checkpoint", file)
    #expect(status == 65)
    #expect(
      terminal.complaints
        == "clew: \(file): this is there already. Go on from it with --resume, or remove it.\n")
    #expect(FileManager.default.contents(atPath: file) == Data("mine".utf8))
    #expect(terminal.output == "")
  }

  @Test
  func `what is no checkpoint is not gone on from`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = explore("ChildNotHeld", "--checkpoint", file, "--resume")
    #expect(missing.status == 65)
    #expect(
      missing.terminal.complaints
        == "clew: \(file): there is none. Begin anew without --resume.\n")
    try Data("mine".utf8).write(to: URL(filePath: file))
    let other = explore("ChildNotHeld", "--checkpoint", file, "--resume")
    #expect(other.status == 65)
    #expect(
      other.terminal.complaints
        == "clew: \(file): this is no checkpoint. Name another file, or begin anew without "
        + "--resume.\n")
    #expect(FileManager.default.contents(atPath: file) == Data("mine".utf8))
  }

  @Test(arguments: [
    (["HowToCode"], "the list of flows is ChildNotHeld, here HowToCode"),
    (["ChildNotHeld", "--depth", "3"], "the depth is any, here 3"),
    (["ChildNotHeld", "--seed", "3"], "the strategy is exhaustive, here random from seed 3"),
    (["ChildNotHeld", "--in-process"], "the place where flows run is workers, here the tool"),
    (["ChildNotHeld", "--memory-limit", "99"], "the memory for a flow is 256 MB, here 99 MB"),
    (["ChildNotHeld", "--hang", "3s"], "the time for an event is 1.0 seconds, here 3.0 seconds"),
  ])
  func `what belongs to another run is refused, and said why`(
    _ arguments: [String], _ difference: String
  ) {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(explore("ChildNotHeld", "--checkpoint", file).status == 1)
    let terminal = TestTerminal()
    let status = terminal.run(["explore"] + arguments + ["--checkpoint", file, "--resume"])
    #expect(status == .unreadableInput)
    #expect(
      terminal.complaints
        == "clew: \(file): this checkpoint belongs to another run: there \(difference). "
        + "Say the same as then, or begin anew without --resume.\n")
  }

  @Test
  func `a file that cannot be written is complained of before anything is explored`() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, terminal) = explore("ChildNotHeld", "--checkpoint", "\(file)/x")
    #expect(status == 70)
    #expect(
      terminal.complaints
        == "clew: \(file)/x: this could not be written. Name another file.\n")
    #expect(terminal.output == "")
  }

  @Test
  func `fuzzing goes on too`() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let arguments = [
      "fuzz", "ChildNotHeld", "--seed", "1", "--time", "100ms", "--checkpoint", file,
    ]
    let first = TestTerminal()
    #expect(first.run(arguments) == .violated)
    let second = TestTerminal()
    #expect(second.run(arguments + ["--resume"]) == .violated)
  }
}
