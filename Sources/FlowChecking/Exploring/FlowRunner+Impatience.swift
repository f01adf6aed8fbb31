import HeadlessUIKit
import ModelChecking

extension FlowRunner {
  /// Explores under a profile, for no longer than a time: first without events during an animation,
  /// then with one during each, and so on up to the impatience, or until a limit ends it.
  ///
  /// Each time it starts anew. That is simple, and cheap: what happens with one event fewer is a small
  /// part of what happens with one more. A strategy that draws at random has no use for an order.
  func run(under profile: UIKitProfile, within time: Duration?) -> FlowRun {
    let end = time.map { ContinuousClock.now + $0 }
    var orders = orders(under: profile)[...]
    let later = nextProfiles.flatMap(self.orders)
    func runNext() -> FlowRun {
      var runner = self
      runner.impatience = orders.removeFirst().impatience
      let left = end.map { max(.zero, $0 - .now) }
      return runner.runOnce(under: profile, within: left, before: orders + later)
    }
    var run = runNext()
    while !orders.isEmpty, !run.isCutShort { run = runNext().joined(with: run, flow.properties) }
    return run
  }

  /// Returns what is explored under a profile, one after the other.
  private func orders(under profile: UIKitProfile) -> [ScoutOrder] {
    ((strategy.isOrdered ? 0 : impatience)...impatience).map {
      order(under: profile, impatience: $0)
    }
  }
}

extension FlowStrategy {
  /// Whether it tries everything, unless a limit ends it.
  fileprivate var isOrdered: Bool {
    switch self {
    case .exhaustive, .depthFirst, .exhaustiveThenGuided: true
    case .random, .guided: false
    }
  }
}

extension FlowRun {
  /// Whether something ended the run before it had seen what it would have.
  fileprivate var isCutShort: Bool {
    switch stopReason {
    case .exhausted, .cutAtViolations, .depth: false
    default: true
    }
  }

  /// Returns the run with what an earlier one found, which saw all that happens with fewer events
  /// during an animation: if this one was cut short, it may have missed that.
  @MainActor
  fileprivate func joined(with earlier: FlowRun, _ properties: [FlowProperty]) -> FlowRun {
    var run = self
    run.completeImpatience = completeImpatience ?? earlier.completeImpatience
    guard isCutShort, stopReason != .nondeterminism else { return run }
    run.consulted.formUnion(earlier.consulted)
    for (place, before) in earlier.verdicts.enumerated() where verdicts[place].outcome == .undecided
    {
      if properties[place].isSettled(by: before) { run.verdicts[place] = before }
    }
    run.faults += earlier.faults.filter { fault in
      !faults.contains { $0.property == fault.property && $0.cause == fault.cause }
    }
    return run
  }
}

extension FlowProperty {
  /// Returns whether further states cannot change a verdict: a promise is broken, or a state that one
  /// wants is found.
  fileprivate func isSettled(by verdict: FlowVerdict) -> Bool {
    switch (claim, verdict) {
    case (.always, .violated), (.sometimes, .holds): true
    default: false
    }
  }
}
