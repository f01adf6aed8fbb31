/// Finds the functions of a file and measures them by matching braces.
struct FunctionReader {
  private let tokens: [Token]

  /// Returns all functions with a body, nested ones too, in the order of the file.
  static func read(_ tokens: [Token]) -> [Function] {
    let reader = FunctionReader(tokens: tokens)
    return tokens.indices.compactMap(reader.function(at:))
  }

  private func function(at index: Int) -> Function? {
    let token = tokens[index]
    guard Self.keywords.contains(token.text), index == 0 || tokens[index - 1].text != ".",
      let open = bodyStart(after: index), let close = bodyEnd(from: open)
    else { return nil }
    let isNamed = token.text == "func" || token.text == "var"
    return Function(
      name: isNamed ? "\(token.text) \(tokens[index + 1].text)" : token.text, line: token.line,
      length: tokens[close].line - token.line + 1, isProperty: token.text == "var")
  }

  /// Returns where the body opens; a requirement and a stored property have none.
  private func bodyStart(after keyword: Int) -> Int? {
    let isProperty = tokens[keyword].text == "var"
    var depth = 0
    for index in tokens.indices.dropFirst(keyword + 1) {
      let token = tokens[index]
      if isProperty, depth == 0, token.line > tokens[index - 1].line { return nil }
      switch token.text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{" where depth == 0: return index
      case "}" where depth == 0: return nil
      case "=" where depth == 0 && isProperty: return nil
      case let word where depth == 0 && Self.declarators.contains(word): return nil
      default: break
      }
      if depth < 0 { return nil }
    }
    return nil
  }

  private func bodyEnd(from open: Int) -> Int? {
    var depth = 0
    for index in tokens.indices.dropFirst(open) {
      switch tokens[index].text {
      case "{": depth += 1
      case "}": depth -= 1
      default: break
      }
      if depth == 0 { return index }
    }
    return nil
  }

  private static let keywords: Set = ["func", "init", "deinit", "subscript", "var"]

  private static let declarators = keywords.union(Declaration.keywords).union(["let", "case"])
}
