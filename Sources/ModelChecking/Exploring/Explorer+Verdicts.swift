extension Explorer {
  /// Returns what a finished exploration says of each property, in their order.
  ///
  /// Every counterexample is run again from launch before it is reported.
  public mutating func verdicts() -> [Verdict<System.Event>] {
    let reason = exploration.stopReason ?? .exhausted
    let routes = ShortestRoutes(in: exploration.graph)
    return properties.enumerated().map { place, property in
      if reason == .nondeterminism { return .undecided(reason) }
      switch property.claim {
      case .sometimes:
        if exploration.isMet[place] { return .holds }
        return reason == .exhausted ? .unreachable : .undecided(reason)
      case .always:
        guard let violation = firstViolation(of: place, routes) else {
          return reason == .exhausted ? .holds : .undecided(reason)
        }
        return verdict(on: violation, named: property.name, routes)
      }
    }
  }

  private mutating func verdict(
    on violation: Violation, named name: String, _ routes: ShortestRoutes
  ) -> Verdict<System.Event> {
    let choices = violation.source.map { routes.route(to: $0) + [violation.choice] } ?? []
    guard let trace = trace(of: choices), trace.states.last == violation.target
    else { return .undecided(.nondeterminism) }
    return .violated(
      Counterexample(
        property: name, reason: violation.reason, trace: trace,
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
