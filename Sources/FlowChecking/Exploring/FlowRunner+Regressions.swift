import HeadlessUIKit

extension FlowRunner {
  /// Tries the events of a regression under the profile that it was found with, or the first one; nil
  /// when that is not to be explored.
  func result(of regression: FlowRegression, under profiles: [UIKitProfile]) -> RegressionResult? {
    let profile = profiles.first { regression.profile == nil || $0 == regression.profile }
    guard let profile else { return nil }
    var replay = FlowReplay(of: host, under: profile)
    let outcome = outcome(of: regression, &replay)
    let consulted = replay.system.consulted
    return RegressionResult(
      regression: regression, profile: profile, outcome: outcome,
      profiles: profiles.filter { $0.agrees(with: profile, on: consulted) })
  }

  /// Performs the events until the promise is broken, or to their end.
  private func outcome(of regression: FlowRegression, _ replay: inout FlowReplay)
    -> RegressionResult.Outcome
  {
    guard flow.properties.contains(where: { $0.name == regression.property }) else {
      return .unknownProperty
    }
    for step in regression.events.indices where !replay.breaks(regression.property) {
      if let error = replay.perform(step, of: regression.events) { return .stale(error) }
    }
    let found = counterexamples(at: replay).sorted { first, second in
      first.property == regression.property && second.property != regression.property
    }
    return found.isEmpty ? .kept : .broken(found)
  }

  /// Returns what is broken at the end of a replay, which nobody knows to be the shortest.
  func counterexamples(at replay: FlowReplay) -> [FlowCounterexample] {
    replay.breaches.map { breach in
      let property = flow.properties.first { $0.name == breach.property }
      return FlowCounterexample(
        property: breach.property, reason: breach.reason,
        cause: property?.cause(breach.reason) ?? breach.reason, trace: replay.trace,
        profile: replay.profile, latentSince: breach.latentSince, shorterStatesSearched: nil,
        shrinkage: nil)
    }
  }
}
