/// Reads a line of a diagram from left to right.
struct LineScanner {
  private let line: SpecLine
  private var rest: Substring

  /// Where the scanner is, counted from 1.
  private(set) var column = 1

  /// Starts at the beginning of a line.
  init(_ line: SpecLine) {
    self.line = line
    rest = line.text[...]
  }

  /// The next character; nil at the end.
  var next: Character? { rest.first }

  /// Returns whether the rest begins with a text.
  func sees(_ text: String) -> Bool { rest.hasPrefix(text) }

  /// Goes on past blanks.
  mutating func skipBlanks() {
    while let next, next.isWhitespace { advance() }
  }

  /// Goes on past a text and returns true, if it is the next.
  mutating func skip(_ text: String) -> Bool {
    guard sees(text) else { return false }
    for _ in text { advance() }
    return true
  }

  /// Returns what the next letters, digits and underscores are.
  mutating func takeWord() -> SpecWord {
    let start = column
    var text = ""
    while let next, next == "_" || next.isASCII && (next.isLetter || next.isNumber) {
      text.append(next)
      advance()
    }
    return SpecWord(text: text, line: line, column: start)
  }

  /// Returns the text up to a character, or to the end of the line, with the characters for which
  /// "#59;" and the like stand.
  mutating func takeText(upTo end: Character? = nil) throws(SpecError) -> SpecWord {
    let start = column
    var text = ""
    while let next, next != end {
      if let sign = MermaidText.sign(at: rest) {
        text.append(sign.character)
        for _ in 0..<sign.length { advance() }
      } else if let code = MermaidText.forbidden[next], end == nil || next == "<" {
        throw error("Mermaid takes \"\(next)\" for something else: write \"\(code)\".")
      } else {
        text.append(next)
        advance()
      }
    }
    return SpecWord(text: Wording.trimmed(text), line: line, column: start)
  }

  /// Returns the text up to a character, or to the end of the line, as it is.
  mutating func take(upTo end: Character?) -> SpecWord {
    let start = column
    var text = ""
    while let next, next != end {
      text.append(next)
      advance()
    }
    return SpecWord(text: Wording.trimmed(text), line: line, column: start)
  }

  /// Returns a text in quotation marks, in which a backslash stands before marks that belong to it.
  mutating func takeQuoted() throws(SpecError) -> SpecWord {
    let start = column
    _ = skip("\"")
    var text = ""
    while let next, next != "\"" {
      if next == "\\" { advance() }
      if let next = self.next {
        text.append(next)
        advance()
      }
    }
    guard skip("\"") else { throw error("The closing quotation mark is missing.") }
    return SpecWord(text: text, line: line, column: start)
  }

  /// Makes sure that nothing but blanks is left.
  mutating func finish() throws(SpecError) {
    skipBlanks()
    if next != nil { throw error("The line should end here.") }
  }

  /// Returns an error where the scanner is.
  func error(_ message: String) -> SpecError { line.error(at: column, message) }

  private mutating func advance() {
    rest.removeFirst()
    column += 1
  }
}
