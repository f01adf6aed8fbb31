import FlowChecking
import ModelChecking

extension Report {
  /// What the report holds against its flows.
  var findings: [Finding] { flows.flatMap(\.findings) }
}

extension Report.Flow {
  /// What is held against a flow that does not do the same every time.
  static let repeatability = "does the same every time"

  /// The name by which tools know that.
  private static let repeatabilityRule = "does-the-same-every-time"

  /// What the report holds against the flow: the traces that break promises, the promises of which
  /// nothing can be reached, and that it does not do the same every time.
  var findings: [Finding] {
    let traces = counterexamples.map {
      finding(of: $0.breaches, fingerprint: $0.fingerprint, $0)
    }
    let unreachable = promises.filter { $0.verdict == .unreachable }.map {
      finding(of: $0.name, because: $0.reason ?? "no reachable state is as one should be")
    }
    guard traces.isEmpty, unreachable.isEmpty, outcome == .violated else {
      return traces + unreachable
    }
    return [finding(of: Self.repeatability, because: notes.first ?? "it does not")]
  }

  /// How many of the promises apply to the flow.
  var applicableCount: Int { promises.count { $0.verdict != .doesNotApply } }

  private func finding(of promise: String, because reason: String) -> Finding {
    var hasher = FingerprintHasher()
    for part in [name, promise] { hasher.combine(part) }
    let breach = Report.Breach(
      promise: promise, reason: Wording.trimmed(reason), latentSince: nil)
    return finding(of: [breach], fingerprint: hasher.fingerprint.description)
  }

  private func finding(
    of breaches: [Report.Breach], fingerprint: String,
    _ counterexample: Report.Counterexample? = nil
  ) -> Finding {
    let broken = breaches.compactMap { breach in promises.first { $0.name == breach.promise } }
    return Finding(
      flow: name, breaches: breaches, rule: broken.first?.id ?? Self.repeatabilityRule,
      severity: broken.map(\.severity).max() ?? .error, fingerprint: fingerprint,
      counterexample: counterexample)
  }
}
