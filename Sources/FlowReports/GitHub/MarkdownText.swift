/// Texts in Markdown as GitHub reads it, where most signs have a meaning of their own.
enum MarkdownText {
  private static let special = Set("\\`*_[]<&|~$#")

  /// Returns a text as it stands in a paragraph or a cell of a table: one line, read as it is
  /// (https://github.github.com/gfm/#backslash-escapes).
  static func escaped(_ text: String) -> String {
    Wording.line(Wording.visible(text)).map { character in
      special.contains(character) ? "\\\(character)" : String(character)
    }.joined()
  }

  /// Returns lines of text as they are, between fences longer than any inside.
  static func fenced(_ text: String, as language: String = "") -> String {
    let runs = text.matches(of: /`{3,}/).map(\.output.count)
    let fence = String(repeating: "`", count: max(3, (runs.max() ?? 0) + 1))
    let ending = text.hasSuffix("\n") ? "" : "\n"
    return "\(fence)\(language)\n\(text)\(ending)\(fence)\n"
  }
}
