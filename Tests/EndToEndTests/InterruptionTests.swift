import Foundation
import Testing

/// What becomes of the tool when it gets signals.
@Suite
struct InterruptionTests {
  /// The fault is found at the beginning, and its file tells that.
  @Test(arguments: [SIGINT, SIGTERM])
  func `the first signal ends the exploration with a report`(_ signal: Int32) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tool = try RunningTool([
      "explore", "DelegateHeldStrongly", "RayPets", "--impatience", "3",
      "--regressions", folder.path,
    ])
    let file = "DelegateHeldStrongly-no-object-outlives-its-flow-547b37c3.trace"
    let path = folder.appending(path: file).path
    #expect(tool.wait { FileManager.default.fileExists(atPath: path) })
    tool.send(signal)
    let end = await tool.end()
    #expect(end.status == 1)
    #expect(end.output.hasPrefix("✘ DelegateHeldStrongly breaks 1 of 16 promises\n"))
    #expect(end.output.contains(" (it was interrupted)\n"))
    #expect(end.output.hasSuffix("\nnot explored, for it was interrupted: RayPets\n"))
  }

  /// The second worker starts when the first has found something.
  @Test
  func `what was kept at the first signal is gone on with`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let arguments = [
      "explore", "RayPets", "--impatience", "1", "--profile", "26", "--states", "200",
    ]
    let keeping = ["--workers", "2", "--checkpoint", file.path]
    let tool = try RunningTool(arguments + keeping)
    #expect(tool.wait { tool.children.count >= 2 })
    tool.send(SIGINT)
    let end = await tool.end()
    #expect(end.status == 2)
    #expect(end.output.hasPrefix("? RayPets is undecided: it was interrupted\n"))
    let resumed = try await Tool(arguments + keeping + ["--resume"])
    #expect(resumed.output == (try await Tool(arguments).output))
    #expect(resumed.output.contains("\n  200 states, "))
  }

  /// The tool cannot print what it was asked for by the first signal, since nobody reads it.
  @Test
  func `the second one ends the tool at once`() async throws {
    let flows = Array(repeating: "ChildNotHeld", count: 600)
    let tool = try RunningTool(["explore"] + flows + ["--in-process"])
    #expect(tool.wait { tool.isFull })
    while tool.wait(until: { true }) { tool.send(SIGINT) }
    #expect(await tool.end().status == 128 + SIGINT)
  }
}
