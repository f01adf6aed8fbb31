/// Reads the text of a claim, by the grammar of ``TemporalClaim/init(parsing:)``.
struct FormulaParser {
  /// How deep parts may stand within one another.
  private static let deepest = 100

  private let text: String
  private let tokens: [FormulaToken]
  private var next = 0
  private var depth = 0

  init(_ text: String) throws(FormulaSyntaxError) {
    self.text = text
    tokens = try FormulaLexer(text).tokens
  }

  /// The token to be read.
  var token: FormulaToken { tokens[next] }

  /// Reads a word if it comes next.
  mutating func take(_ word: FormulaToken.Word) -> Bool {
    guard token.kind == .word(word) else { return false }
    next += 1
    return true
  }

  /// Reads two words if they come next.
  mutating func take(_ first: FormulaToken.Word, _ second: FormulaToken.Word) -> Bool {
    guard token.kind == .word(first), tokens[next + 1].kind == .word(second) else { return false }
    next += 2
    return true
  }

  /// Reads a word that has to come next.
  mutating func expect(
    _ word: FormulaToken.Word, _ purpose: String
  ) throws(FormulaSyntaxError) {
    guard take(word) else { throw unexpected("\"\(word.rawValue)\" \(purpose)") }
  }

  /// Reads any token but the end.
  mutating func advance() {
    if token.kind != .end { next += 1 }
  }

  /// Reads a part that stands within another one.
  mutating func nested(
    _ read: (inout Self) throws(FormulaSyntaxError) -> Formula<NamedAtom>
  ) throws(FormulaSyntaxError) -> Formula<NamedAtom> {
    guard depth < Self.deepest else {
      throw fault("more than \(Self.deepest) parts stand within one another here")
    }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  /// Returns the fault that something else was expected at the token to be read.
  func unexpected(_ expected: String) -> FormulaSyntaxError {
    fault("expected \(expected), but found \(token.shown)")
  }

  /// Returns a fault at the token to be read.
  func fault(_ message: String) -> FormulaSyntaxError {
    FormulaSyntaxError(message, at: token.place, in: text)
  }
}
