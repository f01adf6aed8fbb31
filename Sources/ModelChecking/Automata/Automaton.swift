/// A generalised Büchi automaton that accepts the runs of which a formula is true.
///
/// It reads the moments of a run, the one after launch first. A run is accepted if the automaton can
/// take edges for ever so that each mark comes up again and again. The states are the sets of formulas
/// that still have to come true, and the marks the untils that an edge does not put off: the
/// construction of J.-M. Couvreur ("On-the-fly verification of linear temporal logic", FM 1999) with
/// the ways of R. Gerth, D. Peled, M. Vardi and P. Wolper (PSTV 1995).
struct Automaton: Sendable {
  /// A step of the automaton.
  struct Edge: Hashable, Sendable {
    /// The atoms that have to be true.
    let positive: UInt64

    /// The atoms that have to be false.
    let negative: UInt64

    /// The state that it leads to.
    let target: Int

    /// The marks that it bears.
    let marks: UInt64

    /// Returns whether it can be taken where these atoms are true and all others false.
    func admits(_ letter: UInt64) -> Bool {
      letter & positive == positive && letter & negative == 0
    }
  }

  private static let mostStates = 2000
  private static let mostEdges = 10_000

  /// The edges that leave each state; it starts in the first.
  private(set) var edges: [[Edge]] = []

  /// All marks.
  private(set) var marks: UInt64 = 0

  /// How many marks there are.
  private(set) var markCount = 0

  /// The state that accepts whatever comes, if there is one.
  private(set) var unconditional: Int?

  /// Makes the automaton of a formula, or of its negation, over atoms from 0 to 63.
  init(of formula: Formula<Int>, negated: Bool = false) throws(FormulaError) {
    var table = FormulaTable()
    let root = try table.add(formula, negated: negated)
    guard table.untils.count < 64 else { throw .tooLarge }
    markCount = table.untils.count
    marks = (1 << markCount) - 1
    try build(from: [root], &table)
  }

  private mutating func build(
    from start: [Int], _ table: inout FormulaTable
  ) throws(FormulaError) {
    var states = [start]
    var numbers = [start: 0]
    var edgeCount = 0
    while edges.count < states.count {
      let state = states[edges.count]
      if state.isEmpty { unconditional = edges.count }
      let covers = try CoverSearch(of: state, in: &table).covers
      edgeCount += covers.count
      guard states.count <= Self.mostStates, edgeCount <= Self.mostEdges else { throw .tooLarge }
      edges.append(
        covers.map { cover in
          if numbers[cover.next] == nil {
            numbers[cover.next] = states.count
            states.append(cover.next)
          }
          return Edge(
            positive: cover.positive, negative: cover.negative,
            target: numbers[cover.next, default: 0], marks: marks & ~cover.postponed)
        })
    }
  }
}
