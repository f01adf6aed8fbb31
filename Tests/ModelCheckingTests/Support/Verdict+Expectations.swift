import ModelChecking

extension Verdict {
  /// Whether the property holds.
  var holds: Bool {
    if case .holds = self { true } else { false }
  }

  /// Whether no state satisfies a claim that some state does.
  var isUnreachable: Bool {
    if case .unreachable = self { true } else { false }
  }

  /// Why the verdict is open, if it is.
  var reasonUndecided: StopReason? {
    if case .undecided(let reason) = self { reason } else { nil }
  }

  /// What breaks the property, if something does.
  var counterexample: Counterexample<Event>? {
    if case .violated(let counterexample) = self { counterexample } else { nil }
  }
}
