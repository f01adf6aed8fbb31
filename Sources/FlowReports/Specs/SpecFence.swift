/// A line that begins or ends a block of code in Markdown: three or more backticks or tildes.
///
/// https://spec.commonmark.org/0.31.2/#fenced-code-blocks
struct SpecFence {
  let mark: Character
  let count: Int

  /// What stands behind the marks, such as the language.
  let info: String

  /// Reads a line; nil when it is no fence.
  init?(_ text: String) {
    let content = text.drop { $0 == " " }
    guard let mark = content.first, mark == "`" || mark == "~",
      text.count - content.count <= 3
    else { return nil }
    let rest = content.drop { $0 == mark }
    info = Wording.trimmed(rest)
    count = content.count - rest.count
    self.mark = mark
    guard count >= 3, mark == "~" || !info.contains("`") else { return nil }
  }

  /// The language of the block that the fence begins.
  var language: String { info.split { $0.isWhitespace }.first.map(String.init) ?? "" }

  /// Returns whether the fence ends a block that another one begins.
  func closes(_ opening: SpecFence) -> Bool {
    info.isEmpty && mark == opening.mark && count >= opening.count
  }
}
