/// A claim about runs, ready to be checked on an explored graph.
public struct TemporalProperty: Sendable {
  /// What is claimed, over the propositions that are noted while exploring, by their places.
  public let claim: TemporalClaim<Int>

  /// The propositions that occur, at the places by which the parts below call them.
  let propositions: [Int]

  /// What is claimed, over those places.
  let localClaim: TemporalClaim<Int>

  /// Accepts the runs that break the claim.
  let automaton: Automaton?

  /// Prepares a claim.
  ///
  /// - Throws: ``FormulaError`` when it cannot be checked.
  public init(_ claim: TemporalClaim<Int>) throws(FormulaError) {
    self.claim = claim
    var propositions: [Int] = []
    localClaim = claim.map { proposition in
      if let known = propositions.firstIndex(of: proposition) { return known }
      propositions.append(proposition)
      return propositions.count - 1
    }
    self.propositions = propositions
    guard propositions.count <= 64 else { throw .tooLarge }
    switch localClaim {
    case .everyRun(let formula, let fairness):
      let automaton = try Automaton(of: formula, negated: true)
      guard automaton.markCount + fairness.weak.count <= 63, fairness.strong.count <= 64
      else { throw .tooLarge }
      self.automaton = automaton
    case .alwaysPossible(let goal), .sometimes(let goal):
      guard goal.value(where: { _ in true }) != nil else { throw .notOfOneMoment }
      automaton = nil
    }
  }
}
