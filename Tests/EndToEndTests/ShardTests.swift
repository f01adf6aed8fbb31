import Folders
import Foundation
import Testing

/// Shards at the same time, each a process with workers of its own, share the states of flows.
@Suite
struct ShardTests {
  private let folder: TemporaryFolder
  private var exchange: String { folder.path("exchange") }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func start(_ number: Int, of count: Int, _ arguments: [String]) throws -> RunningTool {
    try RunningTool(
      ["explore"] + arguments + [
        "--shard", "\(number)/\(count)", "--exchange", exchange, "--report",
        folder.path("shards/\(number)"),
      ])
  }

  /// The tool's output and report when it does all by itself.
  private func whole(_ arguments: [String]) async throws -> (output: String, report: String) {
    let tool = try await Tool(["explore"] + arguments + ["--report", folder.path("whole")])
    return (tool.output, try folder.read("whole/report.json"))
  }

  /// 33 states and 222 transitions under the newest UIKit; and a fault, and a crash.
  @Test(arguments: [2, 3, 8])
  func `each has the report of the whole, byte for byte, and so have all together`(
    _ count: Int
  ) async throws {
    let flows = ["RayPets", "DelegateHeldStrongly", "EndsTheApp"]
    let whole = try await whole(flows)
    #expect(whole.output.contains("\n  33 states, 222 transitions, "))
    let tools = try (1...count).map { try start($0, of: count, flows) }
    for (place, tool) in tools.enumerated() {
      let end = await tool.end()
      #expect(end.status == 1)
      #expect(end.output == whole.output)
      #expect(try folder.read("shards/\(place + 1)/report.json") == whole.report)
    }
    #expect(try await Tool("merge", folder.path("shards"), "-o", folder.path("all")).status == 0)
    let merged = try await Tool("report", folder.path("all"), "--graphml", "-")
    let alone = try await Tool("report", folder.path("whole"), "--graphml", "-")
    #expect(merged.output == alone.output)
  }

  /// The limit leaves much to nobody, since the shards find other states within it.
  @Test
  func `where a limit ends the exploration it is the same`() async throws {
    let arguments = ["RayPets", "--impatience", "1", "--profile", "26", "--states", "200"]
    let whole = try await whole(arguments)
    #expect(whole.output.contains("\n  200 states, "))
    let tools = try (1...2).map { try start($0, of: 2, arguments + ["--workers", "2"]) }
    for tool in tools { #expect(await tool.end().output == whole.output) }
    #expect(try folder.read("shards/1/report.json") == whole.report)
    #expect(try folder.read("shards/2/report.json") == whole.report)
  }

  @Test
  func `a shard that dies costs nothing but time`() async throws {
    let arguments = ["RayPets", "--impatience", "1", "--profile", "26", "--states", "200"]
    let whole = try await whole(arguments)
    let first = try start(2, of: 2, arguments)
    let files = FileManager.default
    #expect(
      first.wait {
        ((try? files.contentsOfDirectory(atPath: exchange)) ?? []).count >= 2
      })
    first.send(SIGKILL)
    #expect(await first.end().status == nil)
    #expect(!FileManager.default.fileExists(atPath: folder.path("shards/2")))
    let second = try await start(1, of: 2, arguments).end()
    #expect(second.status == 2)
    #expect(second.output == whole.output)
    #expect(try folder.read("shards/1/report.json") == whole.report)
  }
}
