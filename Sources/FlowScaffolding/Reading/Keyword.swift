/// The words of the language that cannot be names as they are
/// (https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure/).
enum Keyword {
  private static let all: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  /// Returns a name as it has to be written: between backticks if it is a word of the language.
  static func escaping(_ name: String) -> String {
    all.contains(name) ? "`\(name)`" : name
  }
}
