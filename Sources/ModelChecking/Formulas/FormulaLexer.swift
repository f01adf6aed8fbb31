/// Splits the text of a formula into tokens.
struct FormulaLexer {
  /// No formula has more tokens.
  private static let longest = 1000

  private let text: String
  private var rest: Substring
  private var place = TextPlace()

  /// The tokens, an end behind them.
  private(set) var tokens: [FormulaToken] = []

  init(_ text: String) throws(FormulaSyntaxError) {
    self.text = text
    rest = text[...]
    repeat { try readToken() } while tokens.last?.kind != .end
  }

  private mutating func readToken() throws(FormulaSyntaxError) {
    take { $0.isWhitespace }
    let start = place
    guard tokens.count < Self.longest else {
      throw FormulaSyntaxError(
        "the formula is too long: say it in several smaller ones", at: start, in: text)
    }
    tokens.append(FormulaToken(kind: try readKind(), place: start))
  }

  private mutating func readKind() throws(FormulaSyntaxError) -> FormulaToken.Kind {
    guard let first = rest.first else { return .end }
    if first == "\"" { return .quoted(try readQuoted()) }
    if first.isNumber { return .number(take { $0.isLetter || $0.isNumber }) }
    if Self.isOfName(first) {
      let name = take(while: Self.isOfName)
      return FormulaToken.Word(rawValue: name).map { .word($0) } ?? .name(name)
    }
    return .word(try readSign())
  }

  private mutating func readQuoted() throws(FormulaSyntaxError) -> String {
    let start = place
    skip(1)
    let quoted = take { $0 != "\"" && !$0.isNewline }
    guard rest.first == "\"" else {
      throw FormulaSyntaxError(
        "a quotation mark is missing behind what begins here", at: start, in: text)
    }
    skip(1)
    return quoted
  }

  private mutating func readSign() throws(FormulaSyntaxError) -> FormulaToken.Word {
    for length in [3, 2, 1] {
      let sign = String(rest.prefix(length))
      guard sign.count == length,
        let word = FormulaToken.Word(rawValue: sign) ?? FormulaToken.Word.synonyms[sign]
      else { continue }
      skip(length)
      return word
    }
    throw FormulaSyntaxError(
      "\"\(rest.prefix(1))\" means nothing here: the signs are ( ) , -> <-> ! && || [] <>",
      at: place, in: text)
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "."
  }

  private mutating func skip(_ count: Int) {
    for _ in 0..<count {
      if let first = rest.popFirst() { place = place.after(first) }
    }
  }

  @discardableResult
  private mutating func take(while isWanted: (Character) -> Bool) -> String {
    let taken = rest.prefix(while: isWanted)
    skip(taken.count)
    return String(taken)
  }
}
