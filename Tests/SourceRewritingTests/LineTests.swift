import SourceRewriting
import Testing

@Suite struct LineTests {
  @Test(arguments: ["\n", "\r\n", "\r"])
  func `ends of lines stay as they are`(end: String) {
    let text = ["@objc(", "a", ") class A {", "let b = #selector(", "c", ")", "}", ""]
    let result = ["      ", " ", "  class A {", "let b = Selector(\"c\", A.c", "", ")", "}", ""]
    #expect(rewritten(text.joined(separator: end)) == result.joined(separator: end))
  }

  @Test(arguments: 0..<400)
  func `no text is a trap, and every text keeps its lines`(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    let text = (0..<60).map { _ in dice.element(of: Self.pieces) }.joined()
    let result = RewrittenSource(of: text, path: "A.swift")
    #expect(lineCount(of: result.text) == lineCount(of: text) + 1, "\(text.debugDescription)")
    #expect(result.warnings.allSatisfy { $0.line <= lineCount(of: text) + 1 && $0.column > 0 })
  }

  @Test func `any beginning of a text can be rewritten`() {
    let text = Self.pieces.joined()
    for length in 0...text.unicodeScalars.count {
      let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(length)))
      #expect(lineCount(of: rewritten(start)) == lineCount(of: start))
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a million characters take no minute`() {
    let line = "  @objc func a() { b(#selector(c), \"\\(d)\") } // e\n"
    expectLinesKept(String(repeating: line, count: 1_000_000 / line.utf8.count))
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "#selector(", "\"\\(", "/*", "#", "(", "#/a", "#if a\n{", "{#selector(a)",
      "class A{#selector(a)\n", "`", "\\", "a",
    ])
  func `what never ends takes no minute`(piece: String) {
    expectLinesKept(String(repeating: piece, count: 100_000 / piece.utf8.count))
  }

  private func expectLinesKept(_ text: String) {
    #expect(lineCount(of: rewritten(text)) == lineCount(of: text))
  }

  private static let pieces = [
    "@objc", "@objc(", "@IBOutlet ", "#selector(", "#keyPath(", "import ", "UIKit.A", "ObjectiveC",
    "class ", "extension ", "protocol ", "A", "a", ".", ":", "_", ",", "(", ")", "{", "}", "[",
    "\"",
    "\"\"\"", "#", "\\", "\\(", "\\#(", "/", "//", "/*", "*/", "`", "\n", "\r\n", "\r", " ", "as ",
    "self.", "getter: ", "#if ", "#else\n", "#endif\n", "é", "🙂", "\u{0}", "\u{FEFF}", "#!",
  ]
}
