extension Wording {
  /// Returns a text as one line of no more than so many characters.
  static func shortened(_ text: String, to limit: Int) -> String {
    let line = line(text)
    return line.count <= limit ? line : "\(line.prefix(limit - 1))…"
  }

  /// Returns a reason as a sentence, with a full stop; a name at its start stays as it is.
  static func sentence(_ text: String) -> String {
    let isName = text.prefix { $0 != " " }.contains { !$0.isLowercase }
    return (isName ? text : text.prefix(1).uppercased() + text.dropFirst()) + "."
  }

  /// Returns a text in which characters that cannot be shown, or that turn the direction of all that
  /// follows, are shown as what cannot be shown.
  static func visible(_ text: String) -> String {
    var visible = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": visible.append(scalar)
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": visible.append("\u{FFFD}")
      case _ where scalar.value < 32 || (127..<160).contains(scalar.value):
        visible.append("\u{FFFD}")
      default: visible.append(scalar)
      }
    }
    return String(visible)
  }
}
