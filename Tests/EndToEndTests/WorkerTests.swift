import Foundation
import Testing

/// Several workers find what one finds.
@Suite
struct WorkerTests {
  private static let large = ["explore", "RayPets", "--impatience", "2", "--profile", "26"]

  /// What the tool prints of flows of all kinds, with one worker.
  @Test(arguments: [
    ["RayPets"], ["DelegateHeldStrongly"],
    ["TrapsOnTheWayBack", "--impatience", "1", "--profile", "26", "--states", "50"],
    ["EndsTheApp"], ["OverflowsTheStack"],
    ["RayPets", "--impatience", "1", "--profile", "26", "--states", "150"],
    ["ChildNotHeld", "--strategy", "depth-first", "--depth", "4"],
  ])
  func `the report is the same however many workers there are`(_ arguments: [String]) async throws {
    let one = try await Tool(["explore"] + arguments).output
    #expect(one.contains(" states, "))
    for count in 2...3 {
      #expect(try await Tool(["explore", "--workers", "\(count)"] + arguments).output == one)
    }
  }

  @Test
  func `a limit ends the exploration where it ends in the process of the tool`() async throws {
    let arguments = Self.large + ["--states", "200"]
    let output = try await Tool(arguments + ["--workers", "2"]).output
    #expect(output == (try await Tool(arguments + ["--in-process"]).output))
    #expect(output.contains("\n  200 states, "))
  }

  @Test
  func `workers that somebody ends lose nothing`() async throws {
    let arguments = Self.large + ["--states", "300"]
    let tool = try RunningTool(arguments + ["--workers", "2"])
    #expect(
      tool.wait {
        let children = tool.children
        guard children.count >= 2 else { return false }
        for child in children { kill(child, SIGKILL) }
        return true
      })
    let end = await tool.end()
    #expect(end.status == 2)
    #expect(end.output == (try await Tool(arguments).output))
  }
}
