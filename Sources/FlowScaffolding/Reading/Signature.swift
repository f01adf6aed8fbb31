/// What a method or an initialiser takes, and what it does besides.
struct Signature {
  /// The parameters.
  let parameters: [Parameter]

  /// What stands behind them, such as "async throws -> Bool"; empty for nothing.
  let result: String

  /// Whether code can call it by writing its arguments only.
  let isCallable: Bool

  /// Reads a declaration.
  init(of symbol: Symbol) {
    let keyword = symbol.kind == "init" ? "init" : "func "
    let text = symbol.declaration
    guard let start = text.firstRange(of: keyword),
      let open = text[start.upperBound...].firstIndex(of: "(")
    else {
      (parameters, result, isCallable) = ([], "", false)
      return
    }
    let behind = String(text[text.index(after: open)...])
    let inside = behind.untilClosing
    parameters = inside.splitAtCommas.compactMap { Parameter($0) }
    result = String(behind.dropFirst(inside.count + 1)).trimmingBlanks
    isCallable =
      !symbol.isGeneric && !text[start.upperBound..<open].contains { "?!".contains($0) }
      && !["async", "throws"].contains(where: result.hasPrefix)
      && parameters.allSatisfy(\.isPlain)
  }

  /// Whether the method tells of something: it can be called, and nobody waits for an answer.
  var tells: Bool { isCallable && result.isEmpty }
}

extension String {
  /// What comes before the parenthesis that closes one before the text.
  fileprivate var untilClosing: String {
    var depth = 0
    return String(
      prefix { character in
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
        return depth >= 0
      })
  }
}
