import FlowChecking
import Folders
import SampleFlows
import Testing

@testable import FlowReports

/// Recording rewrites the blocks of a spec and nothing else.
@MainActor @Suite
struct SpecRecordingTests {
  private let folder: TemporaryFolder
  private let promises = [FlowProperty].standard.map(\.name)

  init() throws {
    folder = try TemporaryFolder()
  }

  private func record(_ text: String, promising properties: [String]? = nil) throws -> String? {
    let path = try folder.write(text, to: "a.md")
    let number = try folder.number(of: "a.md")
    let isChanged = try SpecRecording(at: path, among: []).record(
      PaperSpec.rayPets.get(), promising: properties ?? promises)
    #expect(try (folder.number(of: "a.md") != number) == isChanged)
    return isChanged ? try folder.read("a.md") : nil
  }

  private func diagram() throws -> String {
    DiagramWriter(try PaperSpec.rayPets.get().graph).lines.map { $0 + "\n" }.joined()
  }

  @Test
  func `empty blocks are filled, and the next time nothing is written`() throws {
    let text = "intro\n# RayPets\n```mermaid\n```\n between \n```properties\n```\nend"
    let recorded = try #require(try record(text))
    #expect(
      recorded == "intro\n# RayPets\n```mermaid\n\(try diagram())```\n between \n"
        + "```properties\nstandard\n```\nend")
    #expect(try record(recorded) == nil)
  }

  @Test
  func `every byte outside of the blocks stays, and lines end as they did`() throws {
    let text =
      "\u{FEFF}# RayPets\r\n\ta\u{301}\r\n\r\n```properties\r\nold\r\n```\r\n~~~ mermaid\r\nwrong\r~~~\r\n\u{0} x"
    let lines = try diagram().replacing("\n", with: "\r\n")
    _ = try record(text)
    let expected =
      "\u{FEFF}# RayPets\r\n\ta\u{301}\r\n\r\n```properties\r\nstandard\r\n```\r\n"
      + "~~~ mermaid\r\n\(lines)~~~\r\n\u{0} x"
    #expect(try SpecFile(at: folder.path("a.md")).bytes == Array(expected.utf8))
  }

  @Test
  func `a diagram that is right stays as somebody wrote it`() throws {
    let lines = try diagram().split(separator: "\n").map(String.init)
    let own = [lines[0], "  direction LR", "%% mine"] + lines.dropFirst().reversed()
    let text = "# RayPets\n```mermaid\n\(own.joined(separator: "\n"))\n```\n"
    #expect(try record(text) == nil)
  }

  @Test
  func `formulas stay, and names are written anew`() throws {
    let block = "# mine\nno fun\nhome again: true\n"
    let text = "# RayPets\n```mermaid\n\(try diagram())```\n```properties\n\(block)```\n"
    let recorded = try #require(try record(text, promising: promises + ["a: b", "home again"]))
    #expect(
      recorded == "# RayPets\n```mermaid\n\(try diagram())```\n"
        + "```properties\nstandard\n\"a: b\"\nhome again: true\n```\n")
    #expect(try record(recorded, promising: promises + ["a: b", "home again"]) == nil)
    let fewer = try #require(try record(recorded, promising: ["no dead tap"]))
    #expect(fewer.hasSuffix("```properties\nno dead tap\nhome again: true\n```\n"))
  }

  @Test
  func `a file that is not there is begun for a flow of its name only`() throws {
    let path = folder.path("RayPets.md")
    #expect(throws: SpecError(path: path, "There is no such file to read.")) {
      try SpecRecording(at: path, among: ["HowToCode"])
    }
    let recording = try SpecRecording(at: path, among: ["HowToCode", "RayPets"])
    #expect(recording.flow == "RayPets")
    #expect(try recording.record(PaperSpec.rayPets.get(), promising: promises))
    #expect(
      try folder.read("RayPets.md")
        == "# RayPets\n\n```mermaid\n\(try diagram())```\n\n```properties\nstandard\n```\n")
  }

  @Test
  func `a file that cannot be written is told of`() throws {
    let path = folder.path("none/RayPets.md")
    let recording = try SpecRecording(at: path, among: ["RayPets"])
    #expect(throws: SpecError(path: path, "This could not be written.")) {
      try recording.record(PaperSpec.rayPets.get(), promising: [])
    }
  }
}
