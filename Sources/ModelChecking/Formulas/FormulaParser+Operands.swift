extension FormulaParser {
  /// Reads words that stand before what they are about, and that.
  mutating func prefixed() throws(FormulaSyntaxError) -> Formula<NamedAtom> {
    if take(.not) { return .not(try operand()) }
    if take(.always) { return .always(try operand()) }
    if take(.never) { return .never(try operand()) }
    if take(.next) { return .next(try operand()) }
    if take(.eventually) {
      return try eventually { parser throws(FormulaSyntaxError) in
        try parser.operand()
      }
    }
    if take(.whenever) { return try whenever() }
    return try primary()
  }

  private mutating func operand() throws(FormulaSyntaxError) -> Formula<NamedAtom> {
    try nested { parser throws(FormulaSyntaxError) in try parser.prefixed() }
  }

  private mutating func whole() throws(FormulaSyntaxError) -> Formula<NamedAtom> {
    try nested { parser throws(FormulaSyntaxError) in try parser.formula() }
  }

  /// Reads what comes behind "eventually", which may be in how many events.
  private mutating func eventually(
    _ read: (inout Self) throws(FormulaSyntaxError) -> Formula<NamedAtom>
  ) throws(FormulaSyntaxError) -> Formula<NamedAtom> {
    guard take(.within) else { return .eventually(try read(&self)) }
    guard case .number(let digits) = token.kind, let count = Int(digits), count <= 1000 else {
      throw unexpected("a number from 0 to 1000 behind \"within\"")
    }
    advance()
    guard take(.events) || take(.event) else {
      throw unexpected("\"events\" behind the number")
    }
    return .eventuallyWithin(count, try read(&self))
  }

  private mutating func whenever() throws(FormulaSyntaxError) -> Formula<NamedAtom> {
    let trigger = try whole()
    _ = take(.comma)
    guard take(.eventually) else {
      throw unexpected("\"eventually\" and what comes of it behind \"whenever\"")
    }
    let response = try eventually { parser throws(FormulaSyntaxError) in try parser.whole() }
    return .always(.implies(trigger, response))
  }

  private mutating func primary() throws(FormulaSyntaxError) -> Formula<NamedAtom> {
    switch token.kind {
    case .word(.open):
      advance()
      let inner = try whole()
      try expect(.close, "for the \"(\" before")
      return inner
    case .word(.constantTrue), .word(.constantFalse):
      defer { advance() }
      return .constant(token.kind == .word(.constantTrue))
    case .word(.sometimes), .word(.possible):
      throw fault("\(token.shown) speaks of the whole app: it can stand at the beginning only")
    case .name, .word(.event): return .atom(try atom())
    default: throw unexpected("something that is true or false, such as a name")
    }
  }

  /// Reads a name, and in parentheses what it is about.
  mutating func atom() throws(FormulaSyntaxError) -> NamedAtom {
    let place = token.place
    let name: String
    switch token.kind {
    case .name(let text): name = text
    case .word(.event): name = "event"
    default: throw unexpected("a name")
    }
    advance()
    guard take(.open) else { return NamedAtom(name, at: place) }
    let argument = try argument(of: name)
    try expect(.close, "behind what \"\(name)\" is about")
    return NamedAtom(name, argument, at: place)
  }

  private mutating func argument(of name: String) throws(FormulaSyntaxError) -> String {
    switch token.kind {
    case .name(let text), .number(let text), .quoted(let text):
      advance()
      return text
    case .word(let word) where word.rawValue.allSatisfy(\.isLetter):
      advance()
      return word.rawValue
    default: throw unexpected("a name, a number or a quoted text that \"\(name)\" is about")
    }
  }
}
