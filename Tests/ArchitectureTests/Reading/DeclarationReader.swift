/// Finds the types, aliases and extensions of a file by counting braces.
struct DeclarationReader {
  private let tokens: [Token]
  private var scopes: [Declaration?] = []

  private init(_ tokens: [Token]) { self.tokens = tokens }

  /// Returns all declarations, nested ones too, in the order of the file.
  static func read(_ tokens: [Token]) -> [Declaration] {
    var reader = DeclarationReader(tokens)
    return reader.read()
  }

  private mutating func read() -> [Declaration] {
    var found: [Declaration] = []
    var opening: Declaration?
    for index in tokens.indices {
      switch tokens[index].text {
      case "{":
        scopes.append(opening)
        opening = nil
      case "}": _ = scopes.popLast()
      default:
        guard let declaration = declaration(at: index) else { continue }
        found.append(declaration)
        opening = declaration.hasBody ? declaration : nil
      }
    }
    return found
  }

  private func declaration(at index: Int) -> Declaration? {
    let (keyword, line) = (tokens[index].text, tokens[index].line)
    guard Declaration.keywords.contains(keyword), let name = name(after: index) else { return nil }
    let previous = index > 0 ? tokens[index - 1].text : ""
    guard previous != ".", previous != "import" else { return nil }
    let modifiers = tokens[..<index].reversed().prefix { $0.line == line }.map(\.text)
    return Declaration(
      keyword: keyword, name: name,
      path: (scopes.compactMap { $0?.name } + [name]).joined(separator: "."), line: line,
      isTopLevel: scopes.isEmpty,
      isPrivate: modifiers.contains("private") || modifiers.contains("fileprivate"))
  }

  private func name(after keyword: Int) -> String? {
    let isExtension = tokens[keyword].text == "extension"
    let rest = tokens[(keyword + 1)...]
    guard let first = rest.first else { return nil }
    if isExtension, first.text == "[" { return "Array" }
    guard first.isTypeName else { return nil }
    return isExtension ? dottedName(rest) : first.text
  }

  private func dottedName(_ tokens: ArraySlice<Token>) -> String {
    let parts = tokens.prefix { $0.isTypeName || $0.text == "." }
    return parts.map(\.text).joined()
  }
}
