import FlowChecking

extension TextReport {
  /// Returns what came of faults found before, or nil when none were tried again.
  func regressions(in exploration: FlowExploration) -> String? {
    let results = exploration.regressions
    guard !results.isEmpty else { return nil }
    let broken = results.count { $0.isBroken }
    let stale = results.compactMap(stale)
    let kept = results.count - broken - stale.count
    let counts = [(broken, "broken again"), (kept, "kept"), (stale.count, "stale")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    let tried = Wording.count(results.count, "regression")
    return (["  \(tried) tried first: \(counts)"] + stale).joined(separator: "\n")
  }

  private func stale(_ result: RegressionResult) -> String? {
    switch result.outcome {
    case .broken, .kept: nil
    case .unknownProperty:
      "  \(style.unsure("stale")): \(result.regression.name) is about "
        + "\"\(Wording.line(result.regression.property))\", which the flow does not promise"
    case .stale(let error):
      "  \(style.unsure("stale")): \(result.regression.name), step \(error.step) of \(error.count), "
        + "\"\(error.label)\": on offer \(offered(error))"
    }
  }

  private func offered(_ error: ReplayError) -> String {
    error.offered.isEmpty ? "is nothing" : "are \(error.offered.joined(separator: ", "))"
  }
}
