public import ModelChecking

/// Explores a flow and reports what it finds.
@MainActor
public struct FlowExplorer {
  private let flow: FlowDeclaration
  private let strategy: FlowStrategy
  private let limits: Limits
  private let impatience: Int

  /// Prepares to explore a flow.
  ///
  /// With an impatience of 1 or more, up to so many events come while an animation runs: taps on the
  /// screen that comes and on the one that leaves, the same tap twice among them.
  ///
  /// - Throws: ``FlowError`` when two events or two properties of the flow have the same name.
  public init(
    of flow: some Flow, by strategy: FlowStrategy = .exhaustive,
    within limits: Limits = FlowExplorer.defaultLimits, impatience: Int = 0
  ) throws(FlowError) {
    self.impatience = impatience
    self.flow = FlowDeclaration(flow)
    self.strategy = strategy
    self.limits = limits
    try FlowError.check(self.flow)
  }

  /// At most 100,000 states.
  public nonisolated static var defaultLimits: Limits { Limits(states: 100_000) }

  /// Explores, and tells now and then how far it has come.
  public func explore(observer: (FlowProgress) -> Void = { _ in }) -> FlowExploration {
    let system = FlowSystem(flow, impatience: impatience)
    var explorer = Explorer(
      of: system, checking: flow.properties.map(\.property), within: limits)
    switch strategy {
    case .exhaustive: run(&explorer, Exhaustive(), observer)
    case .random(let seed): run(&explorer, RandomWalk(seed: seed), observer)
    }
    let coverage = system.coverage
    let verdicts = explorer.verdicts()
    return exploration(explorer.exploration, verdicts, coverage, unread: system.unread)
  }

  private func run(
    _ explorer: inout Explorer<FlowSystem>, _ strategy: some Strategy,
    _ observer: (FlowProgress) -> Void
  ) {
    explorer.explore(by: DeterminismAudit(of: strategy)) { exploration in
      observer(
        FlowProgress(
          states: exploration.graph.stateCount, transitions: exploration.graph.transitionCount,
          events: exploration.eventsExecuted))
    }
  }

  private func exploration(
    _ exploration: Exploration<Fingerprint>, _ verdicts: [Verdict<OfferedEvent>],
    _ coverage: EventCoverage, unread: Set<String>
  ) -> FlowExploration {
    FlowExploration(
      flow: flow.name, strategy: strategy, impatience: impatience,
      stopReason: exploration.stopReason ?? .exhausted,
      findings: zip(flow.properties, verdicts).map { property, verdict in
        FlowExploration.Finding(property: property.name, verdict: self.verdict(verdict, property))
      },
      divergence: exploration.divergence.map(divergence),
      statistics: FlowStatistics(exploration), coverage: coverage, unread: unread.sorted())
  }

  private func verdict(_ verdict: Verdict<OfferedEvent>, _ property: FlowProperty) -> FlowVerdict {
    switch verdict {
    case .holds: .holds
    case .unreachable: .unreachable
    case .undecided(let reason): .undecided(reason)
    case .violated(let counterexample): self.counterexample(counterexample, property)
    }
  }

  /// Runs a counterexample anew in a fresh launch; it counts only if it breaks the promise again.
  private func counterexample(
    _ counterexample: Counterexample<OfferedEvent>, _ property: FlowProperty
  ) -> FlowVerdict {
    var replay = FlowReplay(of: flow, impatience: impatience)
    for choice in counterexample.trace.choices { replay.perform(choice) }
    guard let breach = replay.breaches.first(where: { $0.property == property.name }) else {
      return .undecided(.nondeterminism)
    }
    return .violated(
      FlowCounterexample(
        property: property.name, reason: breach.reason, trace: replay.trace,
        latentSince: breach.latentSince,
        shorterStatesSearched: counterexample.shorterStatesSearched))
  }

  /// Runs a diverging trace twice more to find what differs.
  private func divergence(_ divergence: Divergence<Fingerprint>) -> FlowDivergence {
    let runs = (0..<2).map { _ in
      var replay = FlowReplay(of: flow, impatience: impatience)
      for choice in divergence.choices { replay.perform(choice) }
      return (replay.trace.steps.map(\.label), replay.system.describe())
    }
    return FlowDivergence(
      labels: runs[0].0, expected: divergence.expected, actual: divergence.actual,
      differences: zip(runs[0].1, runs[1].1).filter { $0 != $1 }.prefix(5).map {
        FlowDivergence.Difference(first: $0, second: $1)
      })
  }
}
