import FlowChecking
import FlowReports
import Folders
import HeadlessUIKit
import Testing

/// What the file of a regression may say, and what is said of one that says something else.
@Suite
struct RegressionFileTests {
  private func read(_ text: String) throws -> RegressionFile {
    let folder = try TemporaryFolder()
    return try RegressionFile(at: folder.write(text, to: "a.trace"))
  }

  @Test
  func `comments, blank lines and blanks around events do not matter`() throws {
    let file = try read(
      """
      # flow: F
      #property:no leaks
        # anything: else
      learn

        swipe back, cancelled\u{20}
      # events: 3
      \\# odd
      """)
    #expect(file.flow == "F")
    #expect(file.regression.name == "a.trace")
    #expect(file.regression.property == "no leaks")
    #expect(file.regression.events == ["learn", "swipe back, cancelled", "# odd"])
    #expect(file.lines == [4, 6, 8])
    #expect(file.profile == .newest)
  }

  @Test
  func `a file says under which profile its events break the promise`() throws {
    let file = try read("# flow: F\n# property: P\n# profile: iOS 14–17, emptyPop: yes\nback\n")
    #expect(file.profile == .iOS14.with(.emptyPop, .yes))
    #expect(file.regression.profile == file.profile)
  }

  @Test(arguments: [
    (
      "# flow: F\n# property: P\n# events: 2\nlearn\n", 4,
      "the file has 1 event, though \"# events:\" says 2"
    ),
    ("# flow: F\n# property: P\n# eve", 3, "the file ends before the first event"),
    ("", 1, "the file ends before the first event"),
    ("# flow: F\nlearn\n", 2, "no line says \"# property: …\""),
    ("# property: P\nlearn\n", 2, "no line says \"# flow: …\""),
    ("# flow: F\n# flow: G\n", 2, "a second line says \"# flow:\""),
    ("# flow: F\n# profile: iOS 12\nlearn\n", 2, "there is no profile \"iOS 12\""),
    ("# flow: F\n# events: some\n", 2, "\"some\" is no number of events"),
  ])
  func `a file that says something else is named with the line`(
    _ text: String, _ line: Int, _ reason: String
  ) throws {
    let error = #expect(throws: RegressionError.self) { try read(text) }
    #expect(error?.line == line)
    #expect(error?.reason == reason)
  }

  @Test
  func `bytes that are no text are named with the line`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array("# flow: F\n".utf8) + [0xFF, 0xFE, 0x00], to: "a.trace")
    let error = #expect(throws: RegressionError.self) { try RegressionFile(at: path) }
    #expect(error?.description == "\(path):2: this is not text in UTF-8.")
  }

  @Test
  func `a file that is not there is named`() throws {
    let error = #expect(throws: RegressionError.self) { try RegressionFile(at: "/none.trace") }
    #expect(error?.description == "/none.trace: there is no such file to read.")
  }
}
