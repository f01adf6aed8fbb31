import FlowChecking
import HeadlessUIKit
import ModelChecking

extension TextReport {
  /// Returns how the flow behaved differently the second time, or nothing.
  func divergence(in exploration: FlowExploration) -> String {
    guard let divergence = exploration.divergence else {
      return exploration.isDeterministic
        ? ""
        : "\n    a promise that was broken was kept when the same events were run again from launch: "
          + "no verdict counts"
    }
    let steps = divergence.labels.joined(separator: " > ")
    let place = steps.isEmpty ? "launching" : "the events \"\(steps)\""
    let differences = divergence.differences.map {
      "      \($0.first)\n      \($0.second)"
    }
    let ends =
      divergence.isBetweenProcesses
      ? [
        "    \(place) led to state \(divergence.expected) in one process",
        "    and elsewhere in another one: no other verdict counts",
      ]
      : [
        "    \(place) led to state \(divergence.expected) the first time",
        "    and to state \(divergence.actual) the next: no other verdict counts",
      ]
    let lines =
      [""] + ends + (differences.isEmpty ? [] : ["    two more runs differ in:"] + differences)
    return lines.joined(separator: "\n")
  }

  /// Returns what the reader should know before trusting the verdicts.
  func remarks(on exploration: FlowExploration) -> String {
    let lines = remarkLines(on: exploration)
    return lines.isEmpty ? "" : ([""] + lines).joined(separator: "\n")
  }

  /// Returns the remarks, of one line or more each.
  func remarkLines(on exploration: FlowExploration) -> [String] {
    [
      regressions(in: exploration), undecided(in: exploration), unmet(in: exploration),
      inapplicable(in: exploration), splitting(in: exploration), unexplored(in: exploration),
      lostTasks(exploration.hasLostTask), neverOffered(in: exploration), seed(of: exploration),
    ].compactMap { $0 }
  }

  /// Returns the figures, and what the word complete does not cover.
  func statistics(of exploration: FlowExploration) -> String {
    let figures = exploration.statistics
    let others = exploration.runs.filter { $0.statistics != figures }.map { run in
      "  \(style.faint("under \(names(of: run.profiles)): \(counts(of: run.statistics))"))"
    }
    return
      (["", "  \(style.faint(counts(of: figures)))"] + others
      + [extentOfCoverage(in: exploration), extent(of: exploration)])
      .joined(separator: "\n")
  }

  /// Returns the names of profiles in a row.
  func names(of profiles: [UIKitProfile]) -> String {
    profiles.map(\.description).joined(separator: ", ")
  }

  private func counts(of figures: FlowStatistics) -> String {
    [
      Wording.count(figures.states, "state"), Wording.count(figures.transitions, "transition"),
      "depth \(figures.depth)", "\(Wording.count(figures.events, "event")) executed",
      Wording.count(figures.launches, "launch", ending: "es"),
      "\(Wording.grouped(figures.rechecked)) rechecked",
      "\(Wording.grouped(figures.audited)) audited",
    ].joined(separator: ", ")
  }

  private func unexplored(in exploration: FlowExploration) -> String? {
    let profiles = exploration.unexplored
    let missing =
      exploration.stopReason == .interrupted ? "for it was interrupted" : "for want of time"
    let questions = exploration.unasked.map { "\($0.rawValue)?" }
    let lines =
      (profiles.isEmpty ? [] : ["  not explored, \(missing): \(names(of: profiles))"])
      + (questions.isEmpty
        ? []
        : ["  other answers not tried: \(Wording.list(questions, atMost: 3))"])
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// Returns what follows if tasks were begun that did not run; nil if there were none.
  func lostTasks(_ hasLostTask: Bool) -> String? {
    guard hasLostTask else { return nil }
    return "  tasks were begun that cannot run in this process: what they do is missed here; the "
      + "tool runs them, unless its main function is async"
  }

  private func extent(of exploration: FlowExploration) -> String {
    let haste = haste(in: exploration)
    let reach = exploration.reach.map { Wording.reach($0) } ?? "not deterministic"
    let modulo =
      exploration.unread.isEmpty
      ? "every stored property was compared"
      : "modulo what closures and system objects hold "
        + "(\(Wording.list(exploration.unread, atMost: 3)))"
    let tasks = exploration.hasLostTask ? "; without what tasks do" : ""
    let key =
      exploration.excluded.isEmpty
      ? "" : "; left out of the state: \(exploration.excluded.joined(separator: ", "))"
    return "  \(style.faint("\(reach)\(haste), \(modulo)\(key)\(tasks)"))"
  }

  /// Returns how many events came during an animation, and with how many everything was explored where
  /// that are fewer.
  private func haste(in exploration: FlowExploration) -> String {
    guard exploration.impatience > 0 else { return "" }
    let count = exploration.runs.map(\.impatience).max() ?? 0
    let tried = " for up to \(Wording.count(count, "event")) during an animation"
    guard let complete = exploration.completeImpatience, complete < count else { return tried }
    return tried + ", exhaustive \(complete == 0 ? "without any" : "for up to \(complete)")"
  }

  private func undecided(in exploration: FlowExploration) -> String? {
    let open = exploration.findings.compactMap { finding in
      if case .undecided = finding.verdict { finding.property } else { nil }
    }.filter { !exploration.unmet.contains($0) }
    guard !open.isEmpty, exploration.isDeterministic else { return nil }
    let reason = Wording.reason(exploration.stopReason)
    return "  not broken as far as seen: \(open.joined(separator: ", ")) (\(reason))"
  }

  private func unmet(in exploration: FlowExploration) -> String? {
    guard !exploration.unmet.isEmpty, exploration.isDeterministic else { return nil }
    let names = exploration.unmet.map { Wording.line($0) }
    return "  not met as far as seen: \(names.joined(separator: ", "))"
  }

  private func inapplicable(in exploration: FlowExploration) -> String? {
    let lines = exploration.findings.compactMap { finding in
      guard case .doesNotApply(let reason) = finding.verdict else { return nil as String? }
      return "  does not apply: \(Wording.line(finding.property)) (\(Wording.line(reason)))"
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private func splitting(in exploration: FlowExploration) -> String? {
    let names = exploration.splitting
    guard !names.isEmpty else { return nil }
    return "  the same screens and events came again and again, different only in "
      + "\(Wording.list(names, atMost: 5)): if that decides nothing, leave it out of the stateKey"
  }

  private func neverOffered(in exploration: FlowExploration) -> String? {
    let offered = exploration.neverOffered.map(\.name)
    let performed = exploration.neverPerformed.map(\.name)
    let lines =
      (offered.isEmpty ? [] : ["  never offered: \(offered.joined(separator: ", "))"])
      + (performed.isEmpty
        ? [] : ["  offered, never performed: \(performed.joined(separator: ", "))"])
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private func seed(of exploration: FlowExploration) -> String? {
    switch exploration.strategy {
    case .random(let seed): "  random walk from seed \(seed)"
    case .guided(let seed): "  guided walk from seed \(seed)"
    case .exhaustiveThenGuided(let seed) where exploration.isSampled:
      "  guided walk from seed \(seed) after 100,000 states"
    case .exhaustive, .depthFirst, .exhaustiveThenGuided: nil
    }
  }
}
