/// Divides Swift source into tokens, whatever is wrong with it.
///
/// What it does not know, such as a string without an end, it takes for as little as it can: a
/// mistake stays on its line.
struct SourceLexer {
  /// A string that has been opened and not yet closed.
  struct OpenString {
    let isMultiline: Bool
    let hashes: Int

    /// How many parentheses are open in the code interpolated into it; nil while in its text.
    var depth: Int?

    /// How many quotation marks open and close it.
    var quotes: Int { isMultiline ? 3 : 1 }
  }

  let bytes: [UInt8]
  var position = 0
  var tokens: [SourceToken] = []
  var strings: [OpenString] = []

  /// How far the last search for the end of a regular expression went in vain.
  var regexSearch = (hashes: 0, end: 0)

  /// Returns the tokens of a source in order.
  static func tokens(of bytes: [UInt8]) -> [SourceToken] {
    var lexer = SourceLexer(bytes: bytes)
    lexer.skipByteOrderMark()
    while lexer.position < bytes.count {
      if let string = lexer.strings.last, string.depth == nil {
        lexer.readText(of: string)
      } else {
        lexer.readCode()
      }
    }
    return lexer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func skipByteOrderMark() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if follows("#!") { skipLine() }
  }

  private mutating func readCode() {
    switch bytes[position] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      position += 1
    case UInt8(ascii: "/") where follows("//"): skipLine()
    case UInt8(ascii: "/") where follows("/*"): skipBlockComment()
    case UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "\""): readLiteral()
    case UInt8(ascii: "`"): readQuotedWord()
    case UInt8(ascii: "("), UInt8(ascii: ")"): readParenthesis()
    case let byte where byte.isWordPart: readWord()
    default: add(.sign, to: position + 1)
    }
  }

  private mutating func skipLine() {
    while position < bytes.count, !bytes[position].isNewline { position += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if follows("/*") {
        depth += 1
        position += 2
      } else if follows("*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func readWord() {
    let end = bytes[position...].firstIndex { !$0.isWordPart } ?? bytes.count
    add(.word, to: end)
  }

  private mutating func readQuotedWord() {
    let end = bytes[(position + 1)...].firstIndex { $0 == UInt8(ascii: "`") || $0.isNewline }
    guard let end, end > position + 1, !bytes[end].isNewline else {
      return add(.sign, to: position + 1)
    }
    add(.word, to: end + 1)
  }

  /// Reads a parenthesis, which may be the one that ends interpolated code.
  private mutating func readParenthesis() {
    let isOpening = bytes[position] == UInt8(ascii: "(")
    guard let depth = strings.last?.depth else { return add(.sign, to: position + 1) }
    if depth == 0, !isOpening {
      strings[strings.count - 1].depth = nil
    } else {
      strings[strings.count - 1].depth = depth + (isOpening ? 1 : -1)
      add(.sign, to: position + 1)
    }
  }

  /// Adds a token that reaches from here to an end, and goes there.
  mutating func add(_ kind: SourceToken.Kind, to end: Int) {
    let range = position..<min(end, bytes.count)
    let text = kind == .literal ? "" : String(decoding: bytes[range], as: UTF8.self)
    tokens.append(SourceToken(kind: kind, text: text, range: range))
    position = range.upperBound
  }

  /// Returns whether some characters stand at a place.
  func follows(_ text: StaticString, at place: Int) -> Bool {
    guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[place..<(place + $0.count)].elementsEqual($0) }
  }

  private func follows(_ text: StaticString) -> Bool { follows(text, at: position) }
}
