import Foundation
import Testing

/// Several workers find what one finds.
@Suite
struct WorkerTests {
  private static let large = ["explore", "RayPets", "--impatience", "2", "--profile", "26"]

  /// What the tool prints of flows of all kinds, with one worker.
  @Test(arguments: [
    ["RayPets"], ["DelegateHeldStrongly"],
    ["TrapsOnTheWayBack", "--impatience", "1", "--states", "90"],
    ["EndsTheApp"], ["OverflowsTheStack"], ["RayPets", "--impatience", "1", "--states", "300"],
    ["ChildNotHeld", "--strategy", "depth-first", "--depth", "4"],
  ])
  func `the report is the same however many workers there are`(_ arguments: [String]) throws {
    let one = try Tool(["explore"] + arguments).output
    #expect(one.contains(" states, "))
    for count in 2...3 {
      #expect(try Tool(["explore", "--workers", "\(count)"] + arguments).output == one)
    }
  }

  @Test
  func `a limit ends the exploration where it ends in the process of the tool`() throws {
    let arguments = Self.large + ["--states", "200"]
    let output = try Tool(arguments + ["--workers", "2"]).output
    #expect(output == (try Tool(arguments + ["--in-process"]).output))
    #expect(output.contains("\n  200 states, "))
  }

  @Test
  func `workers that somebody ends lose nothing`() throws {
    let arguments = Self.large + ["--states", "300"]
    let tool = try RunningTool(arguments + ["--workers", "2"])
    #expect(
      tool.wait {
        let children = tool.children
        guard children.count >= 2 else { return false }
        for child in children { kill(child, SIGKILL) }
        return true
      })
    let end = tool.end()
    #expect(end.status == 2)
    #expect(end.output == (try Tool(arguments).output))
  }
}
