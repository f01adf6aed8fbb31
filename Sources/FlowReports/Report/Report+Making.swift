public import FlowChecking
import HeadlessUIKit
import ModelChecking

extension Report {
  /// Says what some explorations have found, for replays by a tool.
  public init(of explorations: [FlowExploration], tool: String = "clew", shard: Shard? = nil) {
    self.init(flows: explorations.map { Flow($0, tool: tool) }, shard: shard)
  }
}

extension Report.Flow {
  init(_ exploration: FlowExploration, tool: String) {
    let found = exploration.counterexamples
    let traces = found.groupedByTrace
    name = exploration.flow
    settings = Report.Settings(exploration)
    outcome = Report.Outcome(exploration.outcome)
    stopReason = Wording.reason(exploration.stopReason)
    reach = exploration.reach.map { Wording.reach($0) } ?? "not deterministic"
    isComplete = exploration.reach.map { $0 == .exhaustive } ?? false
    promises = exploration.findings.map { finding in
      Report.Promise(
        finding,
        counterexamples: traces.indices.filter { place in
          traces[place].contains { $0.property == finding.property }
        })
    }
    counterexamples = traces.map {
      Report.Counterexample($0, of: exploration, tool: tool)
    }
    runs = exploration.runs.map { Report.Run($0) }
    graph = Report.Graph(exploration.runs[0].map)
    hasLostTask = exploration.hasLostTask
    let text = TextReport(replay: .command(tool))
    remarks = text.remarkLines(on: exploration).flatMap { $0.split(separator: "\n") }
      .map { Wording.trimmed($0) }
    notes =
      ([text.divergence(in: exploration), text.collision(in: exploration)]
      + text.reliances(of: exploration)).filter { !$0.isEmpty }
  }
}

extension Report.Settings {
  fileprivate init(_ exploration: FlowExploration) {
    strategy = exploration.strategy.word
    seed = exploration.strategy.seed.map { "\($0)" }
    impatience = exploration.impatience
    excluded = exploration.excluded
  }
}

extension FlowStrategy {
  /// What the strategy is called.
  fileprivate var word: String {
    switch self {
    case .exhaustive: "exhaustive"
    case .depthFirst(let bound): "depth-first to \(bound)"
    case .random: "random"
    case .guided: "guided"
    case .exhaustiveThenGuided: "exhaustive, then guided"
    }
  }
}

extension Report.Outcome {
  fileprivate init(_ outcome: FlowExploration.Outcome) {
    switch outcome {
    case .holds: self = .holds
    case .violated: self = .violated
    case .undecided: self = .undecided
    }
  }
}

extension Report.Promise {
  fileprivate init(_ finding: FlowExploration.Finding, counterexamples: [Int]) {
    name = finding.statement.name
    id = finding.statement.id
    severity = finding.statement.severity
    sentence = finding.statement.sentence
    self.counterexamples = counterexamples
    brokenUnder = finding.brokenUnder.map(\.description)
    switch finding.verdict {
    case .holds: (verdict, reason) = (.holds, nil)
    case .doesNotApply(let why): (verdict, reason) = (.doesNotApply, why)
    case .violated: (verdict, reason) = (.broken, nil)
    case .unreachable(let missing): (verdict, reason) = (.unreachable, missing)
    case .misnamed(let name): (verdict, reason) = (.unreachable, name)
    case .undecided(let stop): (verdict, reason) = (.undecided, Wording.reason(stop))
    }
  }
}
