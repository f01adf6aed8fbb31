/// Blanks whatever is not code in Swift source: comments, and what literals say.
///
/// Every line keeps its number. Code interpolated into a string stays, since it is code.
struct CodeMask {
  private let source: [Unicode.Scalar]
  private var code: [Unicode.Scalar]
  private var position = 0

  /// Returns the text with spaces in place of all that is not code.
  static func code(of text: String) -> String {
    var mask = CodeMask(text)
    mask.readCode()
    return String(String.UnicodeScalarView(mask.code))
  }

  private init(_ text: String) {
    source = Array(text.unicodeScalars)
    code = source
  }

  /// Reads to the end, or to the closing parenthesis of an interpolation.
  private mutating func readCode(interpolated: Bool = false) {
    var depth = 0
    while position < source.count {
      switch source[position] {
      case "(": depth += 1
      case ")" where interpolated && depth == 0: return
      case ")": depth -= 1
      case "/", "\"", "#", "`":
        readMark()
        continue
      default: break
      }
      position += 1
    }
  }

  /// Reads a sign that may begin a comment or a literal, with all that it begins.
  private mutating func readMark() {
    switch source[position] {
    case "/" where follows("//"): blank { $0 == "\n" }
    case "/" where follows("/*"): blankBlockComment()
    case "/" where isRegex: blankRegex(closing: "/")
    case "/": position += 1
    case "`": blankRawIdentifier()
    default: readLiteral()
    }
  }

  private mutating func blankRawIdentifier() {
    blank(1)
    blank { $0 == "`" }
    blank(1)
  }

  private mutating func blankBlockComment() {
    var depth = 0
    repeat {
      if follows("/*") {
        depth += 1
        blank(2)
      } else if follows("*/") {
        depth -= 1
        blank(2)
      } else {
        blank(1)
      }
    } while depth > 0 && position < source.count
  }

  /// Whether the slash opens a regular expression: it stands where no operand can end.
  private var isRegex: Bool {
    guard position > 0, [" ", "\n", "(", "[", ",", ":"].contains(source[position - 1]) else {
      return false
    }
    let rest = source[(position + 1)...].prefix { $0 != "\n" }
    guard let first = rest.first, rest.dropFirst().contains("/") else { return false }
    return ![" ", ")", ","].contains(first)
  }

  private mutating func blankRegex(closing: String) {
    position += 1
    while position < source.count, !follows(closing) { blank(source[position] == "\\" ? 2 : 1) }
    position += closing.count
  }

  private mutating func readLiteral() {
    let count = source[position...].prefix { $0 == "#" }.count
    let hashes = String(repeating: "#", count: count)
    position += count
    if follows("\"") {
      readString(quote: follows("\"\"\"") ? "\"\"\"" : "\"", hashes: hashes)
    } else if follows("/") {
      blankRegex(closing: "/" + hashes)
    }
  }

  private mutating func readString(quote: String, hashes: String) {
    let (closing, escape) = (quote + hashes, "\\" + hashes)
    position += quote.count
    while position < source.count {
      if source[position] == "\"", follows(closing) { break }
      if source[position] == "\\", follows(escape) {
        readEscape(escape)
      } else {
        blank(1)
      }
    }
    position += closing.count
  }

  private mutating func readEscape(_ escape: String) {
    blank(escape.count)
    guard follows("(") else { return blank(1) }
    position += 1
    readCode(interpolated: true)
    position += 1
  }

  private func follows(_ text: String) -> Bool {
    source[position...].starts(with: text.unicodeScalars)
  }

  private mutating func blank(_ count: Int) {
    for index in position..<min(position + count, source.count) where source[index] != "\n" {
      code[index] = " "
    }
    position += count
  }

  private mutating func blank(until isEnd: (Unicode.Scalar) -> Bool) {
    while position < source.count, !isEnd(source[position]) { blank(1) }
  }
}
