extension String {
  /// Whether the name is that of a type, as names are written: it begins with a capital.
  var isTypeName: Bool { first { $0 != "`" && $0 != "_" }?.isUppercase ?? false }

  /// The name with a capital at its beginning.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The text as a string literal, without the backticks of identifiers.
  var literal: String {
    let escaped = map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
    return "\"\(escaped.filter { $0 != "`" })\""
  }
}
