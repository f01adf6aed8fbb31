/// A word, sign, number or quoted text of a formula.
struct FormulaToken: Hashable {
  /// What a token is.
  enum Kind: Hashable {
    /// A word of the language, or a sign that stands for one.
    case word(Word)

    /// A name that means something to whoever reads the formula.
    case name(String)

    /// A number, in its digits.
    case number(String)

    /// What stands between quotation marks.
    case quoted(String)

    /// The end of the text.
    case end
  }

  /// The words and signs of the language.
  enum Word: String, CaseIterable {
    case always, never, eventually, within, event, events, next, until, weak, strong, release
    case whenever, sometimes, possible, assuming, fairness, of
    case not, and, or
    case constantTrue = "true"
    case constantFalse = "false"
    case implies = "->"
    case iff = "<->"
    case open = "("
    case close = ")"
    case comma = ","
  }

  let kind: Kind
  let place: TextPlace

  /// The token as a message shows it.
  var shown: String {
    switch kind {
    case .word(let word): "\"\(word.rawValue)\""
    case .name(let name), .number(let name): "\"\(name)\""
    case .quoted(let text): "\"\(text)\" in quotation marks"
    case .end: "the end"
    }
  }
}

extension FormulaToken.Word {
  /// The words that stand for others: those of programmers and of SPIN.
  static let synonyms: [String: Self] = [
    "!": .not, "&&": .and, "||": .or, "[]": .always, "<>": .eventually,
  ]
}
