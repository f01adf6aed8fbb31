import HeadlessUIKit

extension FlowExploration.Finding {
  /// Returns the finding with what regressions show of the property: faults that the runs did not
  /// come to, or shorter traces to those that they did.
  func joined(with results: [RegressionResult], in profiles: [UIKitProfile]) -> Self {
    let relevant = results.filter { $0.counterexamples.contains { $0.property == property } }
    let all =
      counterexamples + relevant.flatMap(\.counterexamples).filter { $0.property == property }
    let faults = Self.shortest(of: all)
    guard !relevant.isEmpty, let first = faults.first else { return self }
    let isEverywhere = verdict.isViolated && brokenUnder.isEmpty
    let broken = brokenUnder + relevant.flatMap(\.profiles)
    return Self(
      statement: statement, verdict: .violated(first), further: Array(faults.dropFirst()),
      brokenUnder: isEverywhere || profiles.allSatisfy(broken.contains)
        ? [] : profiles.filter(broken.contains),
      isKeptElsewhere: isKeptElsewhere && verdict.outcome != .undecided)
  }

  /// The shortest counterexample of each fault of the property.
  var counterexamples: [FlowCounterexample] {
    if case .violated(let first) = verdict { [first] + further } else { [] }
  }

  private static func shortest(of counterexamples: [FlowCounterexample]) -> [FlowCounterexample] {
    var causes: Set<String> = []
    return counterexamples.sorted { $0.trace.steps.count < $1.trace.steps.count }
      .filter { causes.insert($0.cause).inserted }
  }
}

extension FlowVerdict {
  fileprivate var isViolated: Bool {
    if case .violated = self { true } else { false }
  }
}
