/// Swift source with its tokens.
struct SourceText {
  let bytes: [UInt8]
  let tokens: [SourceToken]

  private let lineStarts: [Int]

  /// How many tokens are searched for a closing parenthesis.
  private static let longestList = 300

  /// Reads a source.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    tokens = SourceLexer.tokens(of: bytes)
    lineStarts = [0] + bytes.indices.filter { bytes.endsLine(at: $0) }.map { $0 + 1 }
  }

  /// Returns the characters of a word or sign; nothing for a literal or where no token is.
  func text(at index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  /// Returns the characters between two places.
  func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns whether a token follows the one before it without anything in between.
  func isAttached(_ index: Int) -> Bool {
    tokens.indices.contains(index) && index > 0
      && tokens[index].range.lowerBound == tokens[index - 1].range.upperBound
  }

  /// Returns whether a token is the first one on its line.
  func isFirstOnLine(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let gap = tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound
    return bytes[gap].contains(where: \.isNewline)
  }

  /// Returns the parenthesis that closes the one at an index, unless it is very far away.
  func closing(of opening: Int) -> Int? {
    guard text(at: opening) == "(" else { return nil }
    var depth = 0
    for index in opening..<min(opening + Self.longestList, tokens.count) {
      switch tokens[index].text {
      case "(": depth += 1
      case ")": depth -= 1
      default: continue
      }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Returns the line and the column of a place, counted from one, the column in bytes.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }

  /// Returns the ends of lines in a range, as they are written.
  ///
  /// A CR and an LF that were apart stay apart, since together they would be one end.
  func lineEnds(in range: Range<Int>) -> String {
    var ends: [UInt8] = []
    for index in range where bytes[index].isNewline {
      let (isFeed, follows) = (bytes[index] == UInt8(ascii: "\n"), ends.last == UInt8(ascii: "\r"))
      if isFeed, follows, bytes[index - 1] != UInt8(ascii: "\r") { ends.append(UInt8(ascii: " ")) }
      ends.append(bytes[index])
    }
    return String(decoding: ends, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Returns whether a line ends with the byte at an index; CR LF is one end.
  fileprivate func endsLine(at index: Int) -> Bool {
    guard self[index].isNewline else { return false }
    let isHalf = self[index] == UInt8(ascii: "\r") && index + 1 < count
    return !isHalf || self[index + 1] != UInt8(ascii: "\n")
  }
}
