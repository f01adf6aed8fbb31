import FlowChecking
import ModelChecking

extension TextReport {
  /// Returns what a finding comes to.
  func text(of finding: FlowFinding, in exploration: FlowExploration) -> String {
    switch finding {
    case .broken(let group): text(of: group, in: exploration)
    case .unreachable(let promise, let reason):
      "\n  \(style.bad("✘ \(Wording.line(promise))")) — \(Wording.line(reason))"
        + profiles(of: promise, in: exploration)
    case .unrepeatable: divergence(in: exploration)
    }
  }

  private func text(of group: [FlowCounterexample], in exploration: FlowExploration) -> String {
    let reasons = group.map {
      "  \(style.bad("✘ \(Wording.line($0.property))")) — \(Wording.line($0.reason))"
        + profiles(of: $0.property, in: exploration)
    }
    return ([""] + reasons + evidence(of: group, in: exploration)).joined(separator: "\n")
  }

  /// Returns the steps that counterexamples share, with what is known of their number and how they
  /// are run again.
  func evidence(of group: [FlowCounterexample], in exploration: FlowExploration) -> [String] {
    guard let first = group.first else { return [] }
    let marks = group.compactMap(\.latentSince).min()
    let line = replay.text(
      flow: exploration.flow, construction: exploration.construction, token: first.trace.token,
      profile: first.profile)
    return [
      certainty(of: first),
      steps(of: first.trace, latentSince: marks, cycleLength: first.cycleLength),
    ]
      + (first.wayOut.map { ["    still possible instead of the last: \($0)"] } ?? [])
      + (first.trace.steps.isEmpty
        ? [] : ["    \(first.isAboutRuns ? "see it" : "replay"): \(line)"])
  }

  /// Returns under which profiles a promise is broken, unless it is under all.
  private func profiles(of property: String, in exploration: FlowExploration) -> String {
    let finding = exploration.findings.first { $0.property == property }
    guard let finding, !finding.brokenUnder.isEmpty else { return "" }
    let kept = exploration.runs.flatMap(\.profiles).filter { !finding.brokenUnder.contains($0) }
    guard finding.isKeptElsewhere else { return " (under \(names(of: finding.brokenUnder)))" }
    return kept.count < finding.brokenUnder.count
      ? " (not under \(names(of: kept)))" : " (only under \(names(of: finding.brokenUnder)))"
  }

  private func certainty(of counterexample: FlowCounterexample) -> String {
    let cycle = counterexample.cycleLength
    let prefix = counterexample.trace.steps.count - cycle
    let length = Wording.count(prefix, "event")
    if cycle > 0 {
      let start = prefix == 0 ? "from launch on" : "after \(length)"
      return "    \(start), \(Wording.count(cycle, "event")) that can be repeated for ever"
    }
    if counterexample.trace.steps.isEmpty { return "    at launch" }
    guard let searched = counterexample.shorterStatesSearched else {
      return "    after \(length), not proven to be the shortest\(shrinkage(of: counterexample))"
    }
    let states = searched == 1 ? "the 1 nearer state" : "all \(searched) nearer states"
    return "    after \(length), the shortest possible (\(states) searched)"
      + shrinkage(of: counterexample)
  }

  private func shrinkage(of counterexample: FlowCounterexample) -> String {
    guard let shrinkage = counterexample.shrinkage else { return "" }
    let events = Wording.count(shrinkage.from, "event")
    let replays = Wording.count(shrinkage.replays, "replay")
    let further = shrinkage.furtherReplays
    return ", shrunk from \(events) in \(replays)"
      + (further == 0 ? "" : ", \(further) more found none shorter")
  }

  /// Returns the steps of a run, numbered, each with what is on screen after it.
  ///
  /// Those of a cycle, which are the last ones, are marked.
  func steps(
    of trace: FlowTrace, latentSince: Int? = nil, isBroken: Bool = true, cycleLength: Int = 0
  ) -> String {
    let width = trace.steps.map(\.label.count).max() ?? 0
    let last = trace.steps.count
    let lines = trace.steps.enumerated().map { place, step in
      let number = place + 1
      let label = step.label.padding(to: width)
      let mark =
        number == last && isBroken && cycleLength == 0
        ? style.bad("  ✘ broken here") : number == latentSince ? style.unsure("  ! since here") : ""
      let margin = number > last - cycleLength ? "  ↻ " : "    "
      return "\(margin)\("\(number).".leftPadding(to: 4)) \(label)  \(step.screens)\(mark)"
    }
    let start = "         \("launch".padding(to: width))  \(trace.start)"
    return ([start] + lines).joined(separator: "\n")
  }
}

extension String {
  /// Returns the text with spaces behind it, so many characters wide.
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  /// Returns the text with spaces before it, so many characters wide.
  func leftPadding(to width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count)) + self
  }
}
