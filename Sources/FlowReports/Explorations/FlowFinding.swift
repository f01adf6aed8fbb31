public import FlowChecking

/// One thing that an exploration holds against a flow.
///
/// Several promises that one trace breaks are one finding.
public enum FlowFinding: Sendable {
  /// Promises are broken, all by the same steps; there is at least one.
  case broken([FlowCounterexample])

  /// Nothing is there as a promise wants it, for a reason in words.
  case unreachable(promise: String, reason: String)

  /// The flow does not do the same every time.
  case unrepeatable
}

extension FlowFinding {
  /// The place in the source that is at fault; nil where none is known.
  ///
  /// It is the router that the reason names, else the declaration of the event that broke the promise,
  /// else the router that was asked last, else the declaration of the last event before a gesture.
  public var location: CodeLocation? {
    guard case .broken(let group) = self, let first = group.first else { return nil }
    return first.trace.location(
      atFaultFor: group.map { ($0.reason, $0.latentSince) })
  }
}

extension FlowReplay {
  /// The place in the source that is at fault for what is broken at the end, as in ``FlowFinding``.
  public var location: CodeLocation? {
    trace.location(atFaultFor: breaches.map { ($0.reason, $0.latentSince) })
  }
}

extension FlowTrace {
  fileprivate func location(atFaultFor breaches: [(reason: String, since: Int?)]) -> CodeLocation? {
    let calls = steps.flatMap(\.calls).map(\.location)
    let named = breaches.lazy.compactMap { breach in
      breach.reason.firstMatch(of: /[\w+.\-]+\.swift:\d+/).flatMap { place in
        calls.first { "\($0)" == place.0 }
      }
    }
    let fault = breaches.compactMap(\.since).min() ?? steps.count
    let event = steps.indices.contains(fault - 1) ? steps[fault - 1].location : nil
    return named.first ?? event ?? calls.last ?? steps.compactMap(\.location).last
  }
}

extension FlowExploration {
  /// What the exploration holds against the flow.
  public var held: [FlowFinding] {
    let traces = counterexamples.groupedByTrace.map { FlowFinding.broken($0) }
    let unreachable = findings.compactMap { finding -> FlowFinding? in
      switch finding.verdict {
      case .unreachable(let missing):
        .unreachable(
          promise: finding.property, reason: missing ?? "no reachable state satisfies it")
      case .misnamed(let reason): .unreachable(promise: finding.property, reason: reason)
      case .holds, .doesNotApply, .violated, .undecided: nil
      }
    }
    return traces + unreachable + (isDeterministic && divergence == nil ? [] : [.unrepeatable])
  }
}
