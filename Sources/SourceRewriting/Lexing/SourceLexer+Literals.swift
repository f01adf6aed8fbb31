extension SourceLexer {
  /// Reads a sign that may open a string or a regular expression.
  mutating func readLiteral() {
    let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
    if follows("\"", at: position + hashes) {
      openString(hashes: hashes)
    } else if let end = regexEnd(hashes: hashes) {
      add(.literal, to: end)
    } else {
      for _ in 0..<max(hashes, 1) { add(.sign, to: position + 1) }
    }
  }

  private mutating func openString(hashes: Int) {
    let isMultiline = follows("\"\"\"", at: position + hashes)
    strings.append(OpenString(isMultiline: isMultiline, hashes: hashes))
    add(.literal, to: position + hashes + (isMultiline ? 3 : 1))
  }

  /// Reads the text of a string to its end, or into the next code interpolated into it.
  mutating func readText(of string: OpenString) {
    var place = position
    while place < bytes.count {
      if closes(string, at: place) { return close(at: place + string.quotes + string.hashes) }
      if !string.isMultiline, bytes[place].isNewline { return close(at: place) }
      let isEscape = follows("\\", at: place) && hasHashes(string.hashes, at: place + 1)
      place += isEscape ? string.hashes + 1 : 1
      guard isEscape, place < bytes.count, !bytes[place].isNewline else { continue }
      place += 1
      guard bytes[place - 1] == UInt8(ascii: "(") else { continue }
      strings[strings.count - 1].depth = 0
      break
    }
    add(.literal, to: place)
  }

  private mutating func close(at end: Int) {
    strings.removeLast()
    add(.literal, to: end)
  }

  private func closes(_ string: OpenString, at place: Int) -> Bool {
    follows(string.isMultiline ? "\"\"\"" : "\"", at: place)
      && hasHashes(string.hashes, at: place + string.quotes)
  }

  private func hasHashes(_ count: Int, at place: Int) -> Bool {
    let hashes = bytes[min(place, bytes.count)...].prefix(count)
    return hashes.count == count && hashes.allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Returns where a regular expression that opens here ends; nil when none does.
  private mutating func regexEnd(hashes: Int) -> Int? {
    let start = position + hashes + 1
    guard follows("/", at: start - 1), hashes > 0 || isOperandExpected else { return nil }
    guard hashes != regexSearch.hashes || start > regexSearch.end else { return nil }
    let isMultiline = hashes > 0 && start < bytes.count && bytes[start].isNewline
    var place = start
    while place < bytes.count, isMultiline || !bytes[place].isNewline {
      if bytes[place] == UInt8(ascii: "/"), hasHashes(hashes, at: place + 1) {
        return place + 1 + hashes
      }
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    regexSearch = (hashes, place)
    return nil
  }

  /// Whether a bare slash here is no division: it stands before an operand and against it.
  private var isOperandExpected: Bool {
    let next = position + 1
    guard next < bytes.count, !" \t\n\r)=*".utf8.contains(bytes[next]) else { return false }
    guard position > 0 else { return true }
    return " \t\n\r([{,:;".utf8.contains(bytes[position - 1])
  }
}
