import Folders
import Testing

@testable import FlowCommand

/// A flow is declared once: its events are explored, drawn at random, shrunk, replayed, checked for
/// claims about runs and compared with a spec, and nobody describes them a second time.
@MainActor @Suite
struct OneDeclarationTests {
  private let terminal = TestTerminal()
  private let flow = "FirstScreenForgottenOnDismiss"
  private let token = "learn > next > next > next > next > start over"

  @Test
  func `a fault is explored, fuzzed, shrunk and replayed`() throws {
    let replay = "replay: swift run clew replay \(flow) '\(token)'\n"
    #expect(terminal.run("explore", flow) == .violated)
    #expect(terminal.output.contains("after 6 events, the shortest possible (all 13 nearer states"))
    #expect(terminal.output.contains(replay))
    #expect(terminal.run("fuzz", flow, "--seed=3", "--states=14") == .violated)
    #expect(terminal.output.split(separator: replay).count == 3)
    #expect(terminal.output.contains(", shrunk from "))
    #expect(terminal.run("replay", flow, token) == .violated)
  }

  @Test
  func `the same flow is recorded, compared and checked for claims about runs`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("\(flow).md")
    #expect(terminal.run("verify", "--record", path) == .holds)
    let spec = try folder.read("\(flow).md")
    let promise = "home again: always possible screen(Home)\n"
    try folder.write(spec.replacing("standard\n", with: "standard\n\(promise)"), to: "\(flow).md")
    #expect(terminal.run("verify", path) == .holds)
    #expect(
      terminal.output.hasSuffix(
        "✔ \(flow) does what \(path) says: 6 screens, 11 transitions, 1 formula\n"))
    let claim = "it ends: eventually screen(\"Start Over\")\n"
    try folder.write(spec.replacing("standard\n", with: "standard\n\(claim)"), to: "\(flow).md")
    #expect(terminal.run("verify", path) == .violated)
    #expect(terminal.output.contains("✘ it ends — the user can be kept in a circle for ever "))
    #expect(terminal.run("explore", path) == .violated)
  }
}
