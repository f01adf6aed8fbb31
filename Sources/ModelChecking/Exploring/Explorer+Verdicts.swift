extension Explorer {
  /// Returns what a finished exploration says of each property, in their order.
  ///
  /// Every counterexample is run again from launch before it is reported. When one does not happen
  /// again, the key is too coarse, or else that is nondeterminism, which voids every verdict.
  public mutating func verdicts() -> [Verdict<System.Event>] {
    let all = counterexamples()
    let reason = exploration.stopReason ?? .strategyEnded
    return properties.indices.map { place in
      if reason == .nondeterminism { return .undecided(reason) }
      if let found = all.first(where: { $0.fault.property == place }) { return .violated(found) }
      switch properties[place].claim {
      case .always: return reason == .exhausted ? .holds : .undecided(reason)
      case .sometimes:
        if exploration.isMet[place] { return .holds }
        return reason == .exhausted ? .unreachable : .undecided(reason)
      }
    }
  }

  /// Returns the shortest known trace to each fault of a finished exploration, in the order of the
  /// properties, and for each of them the shortest first.
  ///
  /// Nothing is returned when one of them happens by chance, since that voids all. Where the key is
  /// too coarse those that do happen again are left.
  public mutating func counterexamples() -> [Counterexample<System.Event>] {
    precondition(exploration.stopReason != nil, "Explore before you ask for verdicts.")
    guard exploration.stopReason != .nondeterminism else { return [] }
    let routes = ShortestRoutes(in: exploration.graph)
    var found: [Counterexample<System.Event>] = []
    for violation in firstViolations(routes) {
      if let counterexample = counterexample(violation, routes) {
        found.append(counterexample)
      } else if exploration.collision == nil {
        settle(
          between: [choices(to: violation, routes)], and: exploration.walks[violation.fault] ?? [])
        if exploration.stopReason == .nondeterminism { return [] }
      }
    }
    return found
  }

  private func choices(to violation: Violation, _ routes: ShortestRoutes) -> [Int] {
    violation.source.map { routes.route(to: $0) + [violation.choice] } ?? []
  }

  private mutating func counterexample(_ violation: Violation, _ routes: ShortestRoutes)
    -> Counterexample<System.Event>?
  {
    let property = properties[violation.property]
    let choices = choices(to: violation, routes)
    guard let trace = trace(of: choices), trace.states.last == violation.target,
      case .always(let reasonAgainst) = property.claim, reasonAgainst(system.state) != nil
    else { return nil }
    return Counterexample(
      property: property.name, reason: violation.reason, fault: violation.fault, trace: trace,
      shorterStatesSearched: exploration.statesSearched(nearerThan: choices.count),
      shrinkage: exploration.shrinkages[violation.fault])
  }

  /// The violation of each fault that is nearest to launch.
  ///
  /// Among equally near ones the first in the order of routes counts, and of one state the first
  /// event, so that the order of exploration makes no difference.
  private func firstViolations(_ routes: ShortestRoutes) -> [Violation] {
    var ranks: [Int] = Array(repeating: .max, count: exploration.graph.stateCount)
    for (rank, state) in routes.order.enumerated() { ranks[state] = rank }
    func isEarlier(_ first: Violation, _ second: Violation) -> Bool {
      let (a, b) = (first.source.map { ranks[$0] } ?? -1, second.source.map { ranks[$0] } ?? -1)
      return (first.property, a, first.choice) < (second.property, b, second.choice)
    }
    var nearest: [Fault: Violation] = [:]
    for violation in exploration.violations {
      let isNearest = nearest[violation.fault].map { isEarlier(violation, $0) } ?? true
      if isNearest { nearest[violation.fault] = violation }
    }
    return nearest.values.sorted(by: isEarlier)
  }
}
