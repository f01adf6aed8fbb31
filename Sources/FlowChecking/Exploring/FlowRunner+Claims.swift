import HeadlessUIKit
import ModelChecking

extension FlowRunner {
  /// Returns what an exploration says of the claim about runs at a place among the properties, or of
  /// growth; nil where there is none.
  ///
  /// A run that breaks it counts only if it does the same in a fresh launch, a cycle twice.
  func verdict(
    onClaimAt place: Int, in exploration: Exploration<Fingerprint>, _ map: FlowMap,
    under profile: UIKitProfile
  ) -> FlowVerdict? {
    let property = flow.properties[place]
    if property.isAboutGrowth { return growth(in: exploration, map, under: profile) }
    guard let claim = flow.claim(at: place) else { return nil }
    if exploration.isComplete, let fault = fault(in: property, map) {
      return .misnamed("\(fault.message)")
    }
    switch exploration.verdict(on: claim) {
    case .holds: return .holds
    case .unreachable: return .unreachable()
    case .undecided(let reason): return .undecided(reason)
    case .violated(let refutation):
      let found = confirmed(refutation, of: property.name, in: exploration, map, under: profile)
      return found.map { .violated($0) } ?? .undecided(.nondeterminism)
    }
  }

  private func fault(in property: FlowProperty, _ map: FlowMap) -> FormulaSyntaxError? {
    property.atoms.lazy.compactMap { $0.fault(declared: flow.events, seenOn: map) }.first
  }

  private func confirmed(
    _ refutation: Refutation, of property: String, in exploration: Exploration<Fingerprint>,
    _ map: FlowMap, under profile: UIKitProfile
  ) -> FlowCounterexample? {
    let graph = exploration.graph
    let states = refutation.prefix.reduce(into: [0]) { states, choice in
      states.append(graph.target(of: choice, in: states[states.count - 1]) ?? 0)
    }
    let key = graph.keys[states[states.count - 1]]
    var replay = replay(along: refutation.prefix, under: profile)
    guard replay.system.key == key else { return nil }
    for choice in refutation.cycle { replay.perform(choice) }
    let trace = replay.trace
    guard replay.system.key == key else { return nil }
    for choice in refutation.cycle { replay.perform(choice) }
    guard replay.system.key == key else { return nil }
    let length = refutation.prefix.count
    var found = FlowCounterexample(
      property: property, reason: refutation.reason, cause: Fault.cause(of: refutation.reason),
      trace: trace, profile: profile, latentSince: nil,
      shorterStatesSearched: exploration.isComplete
        ? (0..<graph.stateCount).count { graph.distance(of: $0) < length } : nil, shrinkage: nil)
    found.isAboutRuns = true
    found.cycleLength = refutation.cycle.count
    if case .pointOfNoReturn(_, let wayOut?) = refutation,
      let source = states.dropLast().last, map.states.indices.contains(source)
    {
      let menu = map.states[source].transitions
      found.wayOut = menu.indices.contains(wayOut) ? menu[wayOut].label : nil
    }
    return found
  }
}
