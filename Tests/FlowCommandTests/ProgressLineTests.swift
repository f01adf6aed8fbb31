import FlowChecking
import Testing

@testable import FlowCommand

/// Progress is shown only where somebody looks on, and only when it takes long.
@MainActor @Suite
struct ProgressLineTests {
  @Test
  func `nothing is shown within the first second`() {
    let terminal = TestTerminal()
    _ = terminal.run("explore", "ChildNotHeld")
    #expect(terminal.progress == [])
  }
}
