/// Text in HTML or SVG, in which whatever is not markup is escaped.
struct Markup {
  /// What has been written.
  private(set) var text = ""

  /// Adds an element with what is inside.
  mutating func add(
    _ name: String, _ attributes: KeyValuePairs<String, String>,
    _ content: (inout Markup) -> Void
  ) {
    open(name, attributes)
    content(&self)
    text += "</\(name)>"
  }

  /// Adds an element without attributes with what is inside.
  mutating func add(_ name: String, _ content: (inout Markup) -> Void) {
    add(name, [:], content)
  }

  /// Adds an element with words inside.
  mutating func add(
    _ name: String, _ attributes: KeyValuePairs<String, String>, _ words: String
  ) {
    add(name, attributes) { $0.add(words) }
  }

  /// Adds an element without attributes with words inside.
  mutating func add(_ name: String, _ words: String) {
    add(name, [:], words)
  }

  /// Adds an element that can have nothing inside, such as a line break.
  mutating func addEmpty(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) {
    open(name, attributes)
  }

  /// Adds words.
  mutating func add(_ words: String) {
    text += Self.escaped(words)
  }

  /// Adds markup that has been written already.
  mutating func add(_ markup: Markup) {
    text += markup.text
  }

  /// Begins a new line of the text, which readers of the page do not see.
  mutating func breakLine() {
    text += "\n"
  }

  /// Adds text that is markup itself, such as a style sheet.
  mutating func addVerbatim(_ text: String) {
    self.text += text
  }

  private mutating func open(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    text += "<\(name)"
    for (key, value) in attributes { text += " \(key)=\"\(Self.escaped(value))\"" }
    text += ">"
  }

  /// Returns a text as it stands between tags and in attributes.
  ///
  /// Characters that are not allowed in a page, or that turn the direction of all that follows, are
  /// shown as what cannot be shown.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": escaped += "\u{FFFD}"
      case _ where scalar.value < 32 || (127..<160).contains(scalar.value):
        escaped += "\u{FFFD}"
      case _ where scalar.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar.value):
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
