/// What is wrong with the text of a formula, and where.
public struct FormulaSyntaxError: Error, Hashable, Sendable {
  /// What is wrong and what to do, in a sentence.
  public let message: String

  /// Where the fault begins.
  public let place: TextPlace

  /// The line of the text that has the fault.
  public let line: String

  /// Creates an error about a place in a text.
  public init(_ message: String, at place: TextPlace, in text: String) {
    self.message = message
    self.place = place
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    line = lines.indices.contains(place.line - 1) ? String(lines[place.line - 1]) : ""
  }
}

extension FormulaSyntaxError: CustomStringConvertible {
  /// The place and the message, then the line with a caret under the fault.
  public var description: String {
    let indent = String(line.prefix(max(0, place.column - 1)).map { $0 == "\t" ? "\t" : " " })
    return """
      line \(place.line), column \(place.column): \(message)
        \(line)
        \(indent)^
      """
  }
}
