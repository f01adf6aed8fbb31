import FlowChecking
import HeadlessUIKit
import ModelChecking

extension Report.Counterexample {
  /// Says what some counterexamples with the same steps break.
  init(_ group: [FlowCounterexample], of exploration: FlowExploration, tool: String) {
    let first = group[0]
    func line(_ replay: ReplayLine) -> String {
      replay.text(
        flow: exploration.flow, construction: exploration.construction,
        token: first.trace.token, profile: first.profile)
    }
    breaches = group.map {
      Report.Breach(promise: $0.property, reason: $0.reason, latentSince: $0.latentSince)
    }
    var hasher = FingerprintHasher()
    for part in [exploration.flow, first.property, first.cause] { hasher.combine(part) }
    fingerprint = hasher.fingerprint.description
    source = FlowFinding.broken(group).location.map { Report.Source(quoting: $0) }
    start = Report.Step(
      event: "launch", isGesture: false, source: nil, screens: first.trace.start,
      picture: first.trace.picture,
      calls: [])
    steps = first.trace.steps.map { Report.Step($0) }
    profile = first.profile == .newest ? nil : "\(first.profile)"
    cycle = first.cycleLength > 0 ? first.cycleLength : nil
    wayOut = first.wayOut
    shorterStatesSearched = first.shorterStatesSearched
    replay = Report.Replay(
      command: line(.command(tool)),
      test: group.allSatisfy(\.isAboutRuns) ? nil : line(.test))
  }
}

extension Report.Step {
  fileprivate init(_ step: FlowStep) {
    self.init(
      event: step.label, isGesture: step.isGesture, source: step.location.map { Report.Source($0) },
      screens: step.screens, picture: step.picture,
      calls: step.calls.map { Report.Call($0) })
  }
}

extension Report.Call {
  fileprivate init(_ call: RouterCall) {
    self.init(
      kind: call.kind.rawValue, router: call.router, screen: call.screen,
      isAnimated: call.isAnimated, file: call.location.fileID, line: call.location.line)
  }
}
