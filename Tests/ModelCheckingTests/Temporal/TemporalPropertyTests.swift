import ModelChecking
import Testing

@Suite struct TemporalPropertyTests {
  @Test func `what is to be possible speaks of one moment`() {
    for claim: TemporalClaim<Int> in [
      .alwaysPossible(.eventually(.atom(0))), .sometimes(.not(.next(.atom(0)))),
    ] {
      #expect(throws: FormulaError.notOfOneMoment) { try TemporalProperty(claim) }
    }
    #expect(
      "\(FormulaError.notOfOneMoment)"
        == "What is to be possible or to happen sometimes must be something that is true of a single "
        + "moment: leave out words such as \"always\", \"eventually\", \"next\" and \"until\".")
  }

  @Test func `a number of events out of range is refused`() {
    for count in [-1, 1001, .max] {
      #expect(throws: FormulaError.outOfRange(count)) {
        try TemporalProperty(.everyRun(.eventuallyWithin(count, .atom(0))))
      }
    }
  }

  @Test func `a formula whose automaton would be too large is refused`() {
    let many = (0..<14).reduce(Formula<Int>.constant(true)) { formula, atom in
      .and(formula, .eventually(.atom(atom)))
    }
    #expect(throws: FormulaError.tooLarge) { try TemporalProperty(.everyRun(.not(many))) }
    let deep = (0..<60).reduce(Formula<Int>.atom(0)) { formula, atom in .iff(formula, .atom(atom)) }
    #expect(throws: FormulaError.tooLarge) { try TemporalProperty(.everyRun(deep)) }
    let wide = (0..<65).reduce(Formula<Int>.atom(0)) { formula, atom in .or(formula, .atom(atom)) }
    #expect(throws: FormulaError.tooLarge) { try TemporalProperty(.everyRun(wide)) }
  }
}
