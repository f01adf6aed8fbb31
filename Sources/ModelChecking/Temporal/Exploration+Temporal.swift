extension Exploration {
  /// Returns what a finished exploration says of a claim about runs.
  ///
  /// The exploration must have noted the propositions that the claim speaks of. The claim holds only if
  /// every event of every reachable state was tried. Of a system that does not do the same each time
  /// nothing is said. Takes time linear in the transitions times the states of the claim's automaton.
  public func verdict(on property: TemporalProperty) -> TemporalVerdict {
    let reason = stopReason ?? .strategyEnded
    guard reason != .nondeterminism else { return .undecided(reason) }
    let runs = KnownRuns(self, of: property.propositions)
    let open: TemporalVerdict = reason == .exhausted ? .holds : .undecided(reason)
    switch property.localClaim {
    case .everyRun(_, let fairness):
      let found = property.automaton.flatMap { RunSearch(of: $0, fairness, in: runs).refutation }
      return found.map { .violated($0) } ?? open
    case .alwaysPossible(let goal):
      return PossibilitySearch(for: goal, in: runs).refutation.map { .violated($0) } ?? open
    case .sometimes(let goal):
      if PossibilitySearch(for: goal, in: runs).isReachable { return .holds }
      return reason == .exhausted ? .unreachable : .undecided(reason)
    }
  }
}
