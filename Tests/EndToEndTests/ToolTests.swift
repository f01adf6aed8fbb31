import Foundation
import Testing

/// The tool as a process: what it writes where, and its exit status.
@Suite
struct ToolTests {
  /// The tool after it has explored every sample, which takes it some seconds.
  static let explored = Task { try await Tool("explore", "--report", report.path) }

  /// Where it has written the report of that; another run writes it anew.
  static let report = FileManager.default.temporaryDirectory.appending(
    path: "clew-samples-\(getpid())")

  @Test
  func `exploring every sample ends with 1`() async throws {
    let tool = try await Self.explored.value
    #expect(tool.status == 1)
    #expect(tool.output.hasSuffix("32 flows: 3 sound, 29 faulty\n"))
    #expect(tool.complaints == "")
  }

  @Test
  func `exploring a sound sample ends with 0`() async throws {
    let tool = try await Tool("explore", "RayPets")
    #expect(tool.status == 0)
    #expect(tool.output.hasPrefix("✔ RayPets keeps 17 promises\n"))
  }

  @Test
  func `every line to replay that is printed breaks the promise again`() async throws {
    let lines = try await Self.explored.value.output.split(separator: "\n")
    let replays = lines.filter { $0.contains("replay: swift run clew replay ") }
    #expect(replays.count == 25)
    for line in replays {
      let words = line.split(separator: " ", maxSplits: 6).map(String.init)
      let token = words[6].trimmingCharacters(in: ["'"])
      #expect(try await Tool("replay", words[5], token).status == 1)
    }
  }

  @Test
  func `a flow does the same in the process of the tool as in a worker`() async throws {
    let explored = try await Self.explored.value.output
    let crashing = try #require(explored.firstRange(of: "✘ TrapsOnTheWayBack"))
    let names = try await Tool("list").output.split(separator: "\n").prefix(27)
    let flows = names.compactMap { $0.split(separator: " ").first.map(String.init) }
    let here = try await Tool(["explore", "--in-process"] + flows).output
    #expect(here == explored[..<crashing.lowerBound] + "27 flows: 3 sound, 24 faulty\n")
  }

  @Test
  func `complaints go to standard error`() async throws {
    let tool = try await Tool("explore", "RayPet")
    #expect(tool.status == 64)
    #expect(tool.output == "")
    #expect(tool.complaints.hasPrefix("clew: There is no flow \"RayPet\"."))
    #expect(try await Tool("replay", "RayPets", "jump").status == 65)
  }

  @Test
  func `results that cannot be written are not taken for success`() async throws {
    let tool = try await Tool("list", writingTo: FileHandle(forWritingAtPath: "/dev/full"))
    #expect(tool.status == 70)
    #expect(tool.complaints == "clew: The results could not be written.\n")
  }

  @Test
  func `nothing is coloured in a pipe`() async throws {
    #expect(try await !Tool("explore", "RayPets").output.contains("\u{1B}"))
  }
}
