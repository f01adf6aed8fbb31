/// A word or a sign of Swift code, and its line.
struct Token: Equatable, Sendable {
  /// An identifier, keyword, number, attribute with its `@`, directive with its `#`, or one sign.
  let text: String

  /// The line, counted from one.
  let line: Int

  /// Whether the token can be the name of a type.
  var isTypeName: Bool { text.first?.isUppercase ?? false }

  /// Returns the tokens of code without comments and literals, in order.
  static func read(_ code: String) -> [Token] {
    var tokens: [Token] = []
    var word = String.UnicodeScalarView()
    var line = 1
    func finishWord() {
      guard !word.isEmpty else { return }
      tokens.append(Token(text: String(word), line: line))
      word = String.UnicodeScalarView()
    }
    for scalar in code.unicodeScalars {
      if !scalar.isWordPart { finishWord() }
      switch scalar {
      case "\n": line += 1
      case " ", "\t", "\r": break
      case "@", "#": word.append(scalar)
      case _ where scalar.isWordPart: word.append(scalar)
      default: tokens.append(Token(text: String(scalar), line: line))
      }
    }
    finishWord()
    return tokens
  }
}

extension Unicode.Scalar {
  fileprivate var isWordPart: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: !isASCII
    }
  }
}
