extension TemporalClaim where Atom == NamedAtom {
  /// Reads a claim from text.
  ///
  /// A claim is a formula that is to be true of every run, or one of two others:
  ///
  ///     always (sheet -> eventually screen(Home))
  ///     whenever event("okay") eventually within 3 events screen(Home)
  ///     always eventually screen(Home) assuming strong fairness of event("back")
  ///     always possible screen(Home)
  ///     sometimes coordinator(Pets)
  ///
  /// What a formula is made of, what binds tightest first:
  ///
  /// 1. **Atoms**: `true`, `false`, a name, a name with what it is about in parentheses, which is a
  ///    name, a number or a text in quotation marks; any formula in parentheses.
  /// 2. **Words before one operand**: `not`, `always`, `never`, `eventually`, `next`,
  ///    `eventually within 5 events`. They reach as far as the next atom or parenthesis, so that
  ///    `always sheet -> home` is `(always sheet) -> home`. `whenever … eventually …` reaches as far as
  ///    it can to both sides of its second word; a comma may stand before that.
  /// 3. `until`, `weak until` and `release`, grouped from the right.
  /// 4. `and`, then `or`, then `->`, which is grouped from the right, then `<->`.
  ///
  /// `always possible` and `sometimes` stand at the beginning only, before a formula of a single
  /// moment. Behind a formula `assuming weak fairness of` or `assuming strong fairness of` may follow
  /// with one event or several between commas, and one more of them. `!`, `&&`, `||`, `[]` and `<>`
  /// stand for `not`, `and`, `or`, `always` and `eventually`. Blanks and line breaks only separate.
  ///
  /// - Throws: ``FormulaSyntaxError`` with the place of the first fault. No more than 1000 words may be
  ///   given, and no more than 100 parts may stand within one another.
  public init(parsing text: String) throws(FormulaSyntaxError) {
    var parser = try FormulaParser(text)
    self = try parser.claim()
  }
}

extension FormulaParser {
  fileprivate mutating func claim() throws(FormulaSyntaxError) -> TemporalClaim<NamedAtom> {
    let claim: TemporalClaim<NamedAtom>
    if take(.always, .possible) {
      claim = .alwaysPossible(try formula())
    } else if take(.sometimes) {
      claim = .sometimes(try formula())
    } else {
      claim = .everyRun(try formula(), try fairness())
    }
    guard token.kind == .end else {
      throw unexpected("\"and\", \"or\", \"->\", \"until\" or the end")
    }
    return claim
  }

  private mutating func fairness() throws(FormulaSyntaxError) -> Fairness<NamedAtom> {
    var fairness = Fairness<NamedAtom>()
    while take(.assuming) {
      let isWeak = take(.weak)
      guard isWeak || take(.strong) else { throw unexpected("\"weak\" or \"strong\"") }
      try expect(.fairness, "behind it")
      try expect(.of, "before the events")
      repeat {
        let event = try atom()
        if isWeak { fairness.weak.append(event) } else { fairness.strong.append(event) }
      } while take(.comma)
    }
    return fairness
  }
}
