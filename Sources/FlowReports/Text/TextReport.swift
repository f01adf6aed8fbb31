public import FlowChecking

/// Writes what an exploration has found as text, for a terminal or a test's message.
public struct TextReport: Sendable {
  let style: TextStyle
  let replay: ReplayLine

  /// Creates a report.
  public init(style: TextStyle = .plain, replay: ReplayLine = .command("clew")) {
    self.style = style
    self.replay = replay
  }

  /// Returns the report of one exploration, ending in a line break.
  public func text(of exploration: FlowExploration) -> String {
    text(of: exploration, findings: exploration.held, notes: notes(on: exploration))
  }

  /// Returns the report of one exploration with one of its findings only, ending in a line break.
  public func text(of exploration: FlowExploration, only finding: FlowFinding) -> String {
    text(of: exploration, findings: [finding], notes: [])
  }

  /// Returns what is doubtful about a flow, whether promises are broken or not, ending in a line break;
  /// nil when nothing is.
  public func doubts(about exploration: FlowExploration) -> String? {
    let notes = notes(on: exploration)
    guard !notes.isEmpty else { return nil }
    return ([headline(of: exploration)] + notes).joined(separator: "\n") + "\n"
  }

  private func notes(on exploration: FlowExploration) -> [String] {
    reliances(of: exploration) + [collision(in: exploration)].filter { !$0.isEmpty }
  }

  private func text(
    of exploration: FlowExploration, findings: [FlowFinding], notes: [String]
  ) -> String {
    let parts =
      [headline(of: exploration)] + findings.map { text(of: $0, in: exploration) } + notes
      + [remarks(on: exploration), statistics(of: exploration)]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }

  /// Returns one line that sums several explorations up, ending in a line break.
  public func summary(of explorations: [FlowExploration]) -> String {
    func count(_ outcome: FlowExploration.Outcome) -> Int {
      explorations.count { $0.outcome == outcome }
    }
    let counts = [
      (count(.holds), "sound"), (count(.violated), "faulty"),
      (count(.undecided), "undecided"),
    ]
    let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    return "\(Wording.count(explorations.count, "flow")): \(words)\n"
  }

  private func headline(of exploration: FlowExploration) -> String {
    let name = style.strong(Wording.line(exploration.flow))
    let promises = exploration.findings.count { !$0.verdict.isInapplicable }
    switch exploration.outcome {
    case .holds:
      return "\(style.good("✔")) \(name) keeps \(Wording.count(promises, "promise"))"
    case .undecided:
      let reason = Wording.reason(exploration.stopReason)
      return "\(style.unsure("?")) \(name) is undecided: \(reason)"
    case .violated where !exploration.isDeterministic:
      return "\(style.bad("✘")) \(name) does not behave the same every time"
    case .violated:
      let broken = exploration.findings.count { $0.verdict.isBroken }
      return "\(style.bad("✘")) \(name) breaks \(broken) of \(Wording.count(promises, "promise"))"
    }
  }
}

extension FlowVerdict {
  /// Whether the property is known not to hold.
  var isBroken: Bool {
    switch self {
    case .violated, .unreachable, .misnamed: true
    case .holds, .doesNotApply, .undecided: false
    }
  }

  /// Whether nothing in the flow could break the property.
  var isInapplicable: Bool {
    if case .doesNotApply = self { true } else { false }
  }
}
