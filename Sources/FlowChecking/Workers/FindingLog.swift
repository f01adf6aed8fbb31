import ModelChecking

/// What was found out, in an order in which every state is led to before its own events come.
///
/// It is told in any order: what leads on from a state that nothing leads to yet waits for that.
struct FindingLog {
  /// The findings so far.
  private(set) var findings: [Finding] = []

  private var reached: Set<Fingerprint> = []
  private var waiting: [Fingerprint: [(finding: Finding, target: Fingerprint)]] = [:]

  /// Notes the state that an event has led to, or a launch, which is no finding.
  mutating func note(_ finding: Finding, leadingTo target: Fingerprint) {
    guard let source = finding.site.source else { return reach(target) }
    guard reached.contains(source) else {
      waiting[source, default: []].append((finding, target))
      return
    }
    findings.append(finding)
    reach(target)
  }

  /// Takes up what has waited for a state, and for the states that this leads to.
  private mutating func reach(_ state: Fingerprint) {
    guard reached.insert(state).inserted else { return }
    var row = [state]
    var next = 0
    while next < row.count {
      for (finding, target) in waiting.removeValue(forKey: row[next]) ?? [] {
        findings.append(finding)
        if reached.insert(target).inserted { row.append(target) }
      }
      next += 1
    }
  }
}
