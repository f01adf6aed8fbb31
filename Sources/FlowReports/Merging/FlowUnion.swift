/// What several reports say of one flow, as one.
struct FlowUnion {
  private static let together =
    "every event of every state was tried, but by no exploration alone: explore once without a limit"

  private let flows: [Report.Flow]
  private let graph: Report.Graph

  /// Unites what was found out of one flow.
  ///
  /// - Throws: ``MergeError`` when that does not belong together.
  init(_ flows: [Report.Flow]) throws(MergeError) {
    var union = GraphUnion()
    for flow in flows {
      guard flow.fits(flows[0]) else { throw .otherSettings(flow: flow.name) }
      try union.add(flow.graph, of: flow.name)
    }
    self.flows = flows
    graph = union.graph
  }

  /// The flow as it is after all explorations.
  var flow: Report.Flow {
    if flows.count == 1 { return flows[0] }
    let counterexamples = shortest
    let whole = flows.first(where: \.isComplete)
    return Report.Flow(
      name: flows[0].name, settings: settings, outcome: outcome,
      stopReason: whole?.stopReason ?? together(\.stopReason),
      reach: whole?.reach ?? together(\.reach), isComplete: whole != nil,
      promises: Self.unique(flows.flatMap { $0.promises.map(\.name) }).map {
        promise($0, counterexamples)
      },
      counterexamples: counterexamples, runs: RunUnion(flows, graph: graph).runs, graph: graph,
      hasLostTask: flows.contains(where: \.hasLostTask),
      remarks: Self.unique(flows.flatMap(\.remarks)), notes: Self.unique(flows.flatMap(\.notes)))
  }

  private var settings: Report.Settings {
    let seeds = Self.unique(flows.compactMap(\.settings.seed))
    let first = flows[0].settings
    return Report.Settings(
      strategy: first.strategy, seed: seeds.isEmpty ? nil : seeds.joined(separator: ", "),
      impatience: first.impatience, excluded: first.excluded)
  }

  /// Broken if it is in one report; and all is known only if it is from one report.
  private var outcome: Report.Outcome {
    let outcomes = flows.map(\.outcome)
    return outcomes.first { $0 == .violated } ?? outcomes.first { $0 == .holds } ?? .undecided
  }

  /// The shortest trace to each fault.
  private var shortest: [Report.Counterexample] {
    let found = flows.flatMap(\.counterexamples)
    return Self.unique(found.map(\.fingerprint)).compactMap { fingerprint in
      found.filter { $0.fingerprint == fingerprint }.min { $0.steps.count < $1.steps.count }
    }
  }

  private func promise(_ name: String, _ counterexamples: [Report.Counterexample])
    -> Report.Promise
  {
    let found = flows.flatMap(\.promises).filter { $0.name == name }
    let order: [Report.Verdict] = [.broken, .unreachable, .holds, .doesNotApply, .undecided]
    let verdict = order.first { verdict in found.contains { $0.verdict == verdict } } ?? .undecided
    let speaking = found.filter { $0.verdict == verdict }
    let isEverywhere = speaking.contains { $0.brokenUnder.isEmpty }
    let isTogether = verdict == .undecided && graph.isWhole
    return Report.Promise(
      name: name, id: found[0].id, severity: found[0].severity, sentence: found[0].sentence,
      verdict: verdict, reason: isTogether ? Self.together : speaking.first?.reason,
      counterexamples: counterexamples.indices.filter { place in
        counterexamples[place].breaches.contains { $0.promise == name }
      }, brokenUnder: isEverywhere ? [] : Self.unique(speaking.flatMap(\.brokenUnder)))
  }

  private func together(_ words: (Report.Flow) -> String) -> String {
    Self.unique(flows.map(words)).joined(separator: "; ")
  }

  private static func unique(_ values: [String]) -> [String] {
    var numbering = Numbering<String>()
    for value in values { _ = numbering.number(of: value) }
    return numbering.values
  }
}

extension Report.Flow {
  /// Whether states and events mean the same in both; the seeds may differ.
  fileprivate func fits(_ other: Report.Flow) -> Bool {
    settings.strategy == other.settings.strategy && settings.impatience == other.settings.impatience
      && settings.excluded == other.settings.excluded && runs[0].profile == other.runs[0].profile
  }
}
