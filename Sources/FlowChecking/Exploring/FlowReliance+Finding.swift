import HeadlessUIKit

extension FlowReliance {
  /// Returns the promises that two runs with different answers do not agree on.
  ///
  /// The same events must make the difference: one run may have missed what the other has seen.
  @MainActor
  static func found(by doubt: Doubt, against other: FlowRun, _ runner: FlowRunner) -> [Self] {
    func reliance(
      on place: Int, isBrokenByOther: Bool, _ counterexample: FlowCounterexample? = nil
    ) -> Self {
      FlowReliance(
        knob: doubt.knob, expected: doubt.run.profile[doubt.knob],
        other: doubt.profile[doubt.knob], property: runner.flow.properties[place].name,
        isBrokenByOther: isBrokenByOther, counterexample: counterexample)
    }
    func isBroken(
      along counterexample: FlowCounterexample, under profile: UIKitProfile, _ verdict: FlowVerdict
    ) -> Bool {
      if counterexample.isAboutRuns { return verdict.outcome != .holds }
      return runner.breaks(counterexample.property, along: counterexample.trace, under: profile)
    }
    return runner.flow.properties.indices.compactMap { place in
      switch (doubt.run.verdicts[place], other.verdicts[place]) {
      case (.violated, .violated): nil
      case (.violated(let found), let verdict):
        isBroken(along: found, under: doubt.profile, verdict)
          ? nil : reliance(on: place, isBrokenByOther: false, found)
      case (let verdict, .violated(let found)):
        isBroken(along: found, under: doubt.run.profile, verdict)
          ? nil : reliance(on: place, isBrokenByOther: true, found)
      case (.unreachable, .holds): reliance(on: place, isBrokenByOther: false)
      case (.holds, .unreachable): reliance(on: place, isBrokenByOther: true)
      default: nil
      }
    }
  }
}
