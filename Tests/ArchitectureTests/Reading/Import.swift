/// One import of a file.
struct Import: Equatable, Sendable {
  /// The module, without what is taken from it.
  let module: String

  /// The line it is on.
  let line: Int

  /// Whether it stands in an `#if` that asks for the platform.
  let dependsOnPlatform: Bool

  /// Returns the imports of a file in order, whatever access and attributes they carry.
  static func read(_ tokens: [Token]) -> [Import] {
    var conditions: [Bool] = []
    var imports: [Import] = []
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "#if": conditions.append(asksForPlatform(tokens[index...]))
      case "#endif": _ = conditions.popLast()
      case "import" where index == 0 || tokens[index - 1].text != ".":
        guard let module = module(after: tokens[(index + 1)...]) else { continue }
        imports.append(
          Import(
            module: module, line: token.line, dependsOnPlatform: conditions.contains(true)))
      default: break
      }
    }
    return imports
  }

  private static func asksForPlatform(_ tokens: ArraySlice<Token>) -> Bool {
    tokens.prefix { $0.line == tokens.first?.line }.contains { $0.text == "os" }
  }

  private static func module(after tokens: ArraySlice<Token>) -> String? {
    tokens.first { !memberKinds.contains($0.text) }?.text
  }

  private static let memberKinds = Declaration.keywords.union(["func", "var", "let"])
}
