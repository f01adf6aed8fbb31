/// Texts in Mermaid diagrams, where many characters have a meaning of their own.
///
/// Mermaid writes a character as its number between "#" and ";" (https://mermaid.js.org/syntax/flowchart.html,
/// "Entity codes to escape characters").
enum MermaidText {
  /// What cannot stand in a label, with what stands for it.
  static let forbidden: [Character: String] = [":": "#58;", ";": "#59;", "<": "#lt;"]

  private static let names: [String: Character] = ["lt": "<", "gt": ">", "amp": "&", "quot": "\""]

  /// What Mermaid or Markdown would take for something else.
  private static let special = Set(":;#\"<&%\\`*_$")

  /// Returns a text as it is written in a diagram.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    var rest = Wording.line(text)[...]
    while let next = rest.first {
      let isListMark = escaped.isEmpty && "-+>".contains(next)
      let endsListNumber = ".)".contains(next) && !escaped.isEmpty && escaped.allSatisfy(\.isNumber)
      let isWordOfMermaid = rest.hasPrefix("direction")
      if special.contains(next) || isListMark || endsListNumber || isWordOfMermaid {
        escaped += next.unicodeScalars.map { "#\($0.value);" }.joined()
      } else {
        escaped.append(next)
      }
      rest.removeFirst()
    }
    return escaped
  }

  /// Returns the character that a sign such as "#59;" stands for at the beginning of a text, and how
  /// long the sign is; nil when there is none.
  static func sign(at text: Substring) -> (character: Character, length: Int)? {
    guard text.first == "#" else { return nil }
    let code = text.dropFirst().prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }.prefix(8)
    guard !code.isEmpty, text.dropFirst(code.count + 1).first == ";" else { return nil }
    let scalar = UInt32(code).flatMap(Unicode.Scalar.init)
    let character = names[String(code)] ?? scalar.map { Character($0) }
    return character.map { ($0, code.count + 2) }
  }
}
