extension Explorer {
  /// Returns what a finished exploration says of each property, in their order.
  ///
  /// Every counterexample is run again from launch before it is reported. When one does not happen
  /// again, that is nondeterminism, which voids every verdict.
  public mutating func verdicts() -> [Verdict<System.Event>] {
    precondition(exploration.stopReason != nil, "Explore before you ask for verdicts.")
    let routes = ShortestRoutes(in: exploration.graph)
    let verdicts = properties.indices.map { verdict(on: $0, routes) }
    let isVoid = exploration.stopReason == .nondeterminism
    return isVoid ? properties.map { _ in .undecided(.nondeterminism) } : verdicts
  }

  private mutating func verdict(on place: Int, _ routes: ShortestRoutes) -> Verdict<System.Event> {
    let reason = exploration.stopReason ?? .strategyEnded
    switch properties[place].claim {
    case .sometimes:
      if exploration.isMet[place] { return .holds }
      return reason == .exhausted ? .unreachable : .undecided(reason)
    case .always(let reasonAgainst):
      if let violation = firstViolation(of: place, routes) {
        return verdict(on: violation, routes, confirmedBy: reasonAgainst)
      }
      return reason == .exhausted ? .holds : .undecided(reason)
    }
  }

  private mutating func verdict(
    on violation: Violation, _ routes: ShortestRoutes,
    confirmedBy reasonAgainst: (System.State) -> String?
  ) -> Verdict<System.Event> {
    let choices = violation.source.map { routes.route(to: $0) + [violation.choice] } ?? []
    guard let trace = trace(of: choices), trace.states.last == violation.target,
      reasonAgainst(system.state) != nil
    else {
      exploration.stopReason = .nondeterminism
      return .undecided(.nondeterminism)
    }
    return .violated(
      Counterexample(
        property: properties[violation.property].name, reason: violation.reason, trace: trace,
        shorterStatesSearched: exploration.statesSearched(nearerThan: choices.count)))
  }

  private func firstViolation(of property: Int, _ routes: ShortestRoutes) -> Violation? {
    let candidates = exploration.violations.filter { $0.property == property }
    if let atLaunch = candidates.first(where: { $0.source == nil }) { return atLaunch }
    var bySource: [StateID: Violation] = [:]
    for violation in candidates {
      guard let source = violation.source else { continue }
      let isEarlier = bySource[source].map { violation.choice < $0.choice } ?? true
      if isEarlier { bySource[source] = violation }
    }
    return routes.order.lazy.compactMap { bySource[$0] }.first
  }
}
