extension FormulaParser {
  /// Reads a formula as far as it goes.
  mutating func formula() throws(FormulaSyntaxError) -> Formula<NamedAtom> {
    var left = try implication()
    while take(.iff) { left = .iff(left, try implication()) }
    return left
  }

  private mutating func implication() throws(FormulaSyntaxError) -> Formula<NamedAtom> {
    let left = try disjunction()
    guard take(.implies) else { return left }
    return .implies(
      left, try nested { parser throws(FormulaSyntaxError) in try parser.implication() })
  }

  private mutating func disjunction() throws(FormulaSyntaxError) -> Formula<NamedAtom> {
    var left = try conjunction()
    while take(.or) { left = .or(left, try conjunction()) }
    return left
  }

  private mutating func conjunction() throws(FormulaSyntaxError) -> Formula<NamedAtom> {
    var left = try untilChain()
    while take(.and) { left = .and(left, try untilChain()) }
    return left
  }

  private mutating func untilChain() throws(FormulaSyntaxError) -> Formula<NamedAtom> {
    let left = try prefixed()
    if take(.until) { return .until(left, try rest()) }
    if take(.release) { return .release(left, try rest()) }
    if take(.weak, .until) { return .weakUntil(left, try rest()) }
    return left
  }

  private mutating func rest() throws(FormulaSyntaxError) -> Formula<NamedAtom> {
    try nested { parser throws(FormulaSyntaxError) in try parser.untilChain() }
  }
}
