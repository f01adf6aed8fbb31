import Testing

@testable import FlowCommand

/// What is read of the runtime's last words.
@Suite
struct CrashMessageTests {
  @Test(arguments: [
    ("App/Router.swift:31: Fatal error: no way", "Fatal error: no way", "Router.swift:31"),
    (
      "hello\nApp/Flows/Router.swift:7: Precondition failed: No: 3\nbye",
      "Precondition failed: No: 3", "Router.swift:7"
    ),
    ("Router.swift:2: Assertion failed", "Assertion failed", "Router.swift:2"),
    (
      "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range",
      "Fatal error: Index out of range", nil
    ),
    ("Fatal error: 0x00a1 is gone", "Fatal error: 0x… is gone", nil),
    (
      "Could not cast value of type 'A' (0x7f01) to 'B' (0x7f02).",
      "Could not cast value of type 'A' to 'B'.", nil
    ),
    (
      "A.swift:1: Fatal error: first\nA.swift:2: Fatal error: last", "Fatal error: last",
      "A.swift:2"
    ),
  ])
  func `the message and the place in the source are found`(
    _ log: String, _ text: String, _ location: String?
  ) {
    let message = CrashMessage(in: log)
    #expect(message?.text == text)
    #expect(message?.location == location)
  }

  @Test(arguments: ["", "nothing of the kind\n"])
  func `where nothing was said there is no message`(_ log: String) {
    #expect(CrashMessage(in: log) == nil)
  }
}
