/// Why a spec cannot be read, and where.
public struct SpecError: Error, Hashable, Sendable {
  /// The file.
  public let path: String

  /// The line at fault, counted from 1; nil when it is the file as a whole.
  public let line: Int?

  /// The character of the line at fault, counted from 1.
  public let column: Int

  /// What is wrong and what to do, in a sentence.
  public let message: String

  /// The whole line.
  let text: String

  /// Creates an error of a file as a whole.
  public init(path: String, _ message: String) {
    self.init(path: path, line: nil, column: 1, text: "", message)
  }

  init(path: String, line: Int?, column: Int, text: String, _ message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.text = text
    self.message = message
  }
}

extension SpecError: CustomStringConvertible {
  /// The place and what is wrong, with the line and a caret below the fault.
  public var description: String {
    guard let line else { return "\(path): \(message)" }
    let shown = text.map { $0 == "\t" || $0.isNewline || isControl($0) ? " " : $0 }
    let blank = String(repeating: " ", count: column - 1)
    return "\(path):\(line):\(column): \(message)\n  \(String(shown))\n  \(blank)^"
  }

  private func isControl(_ character: Character) -> Bool {
    character.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
