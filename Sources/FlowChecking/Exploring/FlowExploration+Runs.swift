import HeadlessUIKit
import ModelChecking

extension FlowExploration {
  /// Says of a flow what the runs of a tour say together.
  @MainActor
  init(_ tour: ProfileTour) {
    let runner = tour.runner
    flow = runner.flow.name
    construction = runner.flow.construction
    strategy = runner.strategy
    impatience = runner.impatience
    let missed = tour.reasonForUnexplored
    let reasons = tour.runs.map(\.stopReason) + (missed.map { [$0] } ?? [])
    stopReason =
      reasons.first { $0 == .nondeterminism } ?? reasons.first { $0 == .keyTooCoarse }
      ?? reasons.first { $0 != .exhausted } ?? .exhausted
    reach = Reach.least(of: tour.runs.map(\.reach) + (missed.map { [.bounded($0)] } ?? []))
    let isDeterministic = stopReason != .nondeterminism
    let dead = Self.verdict(on: runner.flow, in: tour.runs, givenUp: stopReason)
    findings = runner.flow.properties.enumerated().map { place, property in
      let verdicts = tour.runs.map {
        ($0, property.isAboutDeadEvents ? dead : $0.verdicts[place])
      }
      return Finding(of: property.statement, in: verdicts, missed: missed)
        .joined(
          with: isDeterministic ? tour.regressions : [],
          in: tour.runs.flatMap(\.profiles) + tour.unexplored)
    }
    unmet = zip(findings, runner.flow.properties).filter { finding, property in
      property.isWanted && finding.verdict.outcome == .undecided
    }.map(\.0.property)
    regressions = tour.regressions
    divergence = tour.runs.lazy.compactMap(\.divergence).first
    collision = tour.runs.lazy.compactMap(\.collision).first
    runs = tour.runs
    unexplored = tour.unexplored
    reliances = tour.reliances
    unasked = tour.unasked
    excluded = runner.flow.stateKey.exclusions.map(\.name)
    unread = tour.runs.reduce(into: Set()) { $0.formUnion($1.unread) }.sorted()
    hasLostTask = tour.runs.contains(where: \.hasLostTask)
  }
}

extension FlowExploration {
  /// Returns whether a flow declares dead events, as far as several runs have seen.
  ///
  /// Where tasks could not run nothing is said, since nobody knows what they would have done.
  @MainActor
  private static func verdict(
    on flow: FlowDeclaration, in runs: [FlowRun], givenUp stopReason: StopReason
  ) -> FlowVerdict {
    if stopReason == .nondeterminism { return .undecided(stopReason) }
    if runs.contains(where: \.hasLostTask) { return .holds }
    let reasons = DeadEvents(of: flow.events, in: runs.map(\.map)).reasons
    if reasons.isEmpty { return .holds }
    return stopReason == .exhausted
      ? .unreachable(reasons.joined(separator: "; ")) : .undecided(stopReason)
  }
}

extension FlowExploration.Finding {
  /// Says of a property what several runs say together; there may be a reason why some are missing.
  fileprivate init(
    of statement: FlowProperty.Statement, in runs: [(run: FlowRun, verdict: FlowVerdict)],
    missed: StopReason?
  ) {
    let broken = runs.filter { $0.verdict.outcome == .violated }
    let others = runs.filter { $0.verdict.outcome != .violated }
    let open = others.first { $0.verdict.outcome == .undecided }?.verdict
    let best = others.first { $0.verdict.isKept }?.verdict ?? others.first?.verdict
    let worst = broken.min { $0.verdict.length < $1.verdict.length }?.verdict
    self.statement = statement
    verdict = worst ?? open ?? missed.map { .undecided($0) } ?? best ?? .holds
    further = Self.further(of: statement.name, in: runs.map(\.run), besides: worst)
    let isEverywhere = others.isEmpty && missed == nil
    brokenUnder = isEverywhere ? [] : broken.flatMap(\.run.profiles)
    isKeptElsewhere = open == nil && missed == nil
  }

  /// Returns the shortest counterexample of each cause that is not that of the first.
  private static func further(
    of property: String, in runs: [FlowRun], besides first: FlowVerdict?
  ) -> [FlowCounterexample] {
    guard case .violated(let first) = first else { return [] }
    var causes = [first.cause]
    let all = runs.flatMap(\.faults).filter { $0.property == property }
    return all.sorted { $0.trace.steps.count < $1.trace.steps.count }.filter { found in
      defer { causes.append(found.cause) }
      return !causes.contains(found.cause)
    }
  }
}

extension Reach {
  /// Returns the one that says least of several, of which nothing counts if one does not.
  fileprivate static func least(of reaches: [Reach?]) -> Reach? {
    let known = reaches.compactMap { $0 }
    return known.count < reaches.count ? nil : known.max { $0.openness < $1.openness }
  }

  /// How much is left open: nothing if exhaustive, most if sampled.
  private var openness: Double {
    switch self {
    case .exhaustive: 0
    case .bounded: 1
    case .sampled(_, let chance): 2 + chance
    }
  }
}

extension FlowVerdict {
  /// Whether there was something that could have broken the property, and nothing did.
  fileprivate var isKept: Bool {
    if case .holds = self { true } else { false }
  }

  /// How many events a counterexample has.
  fileprivate var length: Int {
    if case .violated(let counterexample) = self { counterexample.trace.steps.count } else { .max }
  }
}
