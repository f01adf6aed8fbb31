import HeadlessUIKit
import ModelChecking

/// Explores a flow under one profile at a time, each time in the same way and as far.
@MainActor
struct FlowRunner {
  let host: FlowHost
  let strategy: FlowStrategy
  let limits: Limits

  /// How many events at most come while an animation runs.
  var impatience: Int
  let observer: (FlowProgress) -> Void

  /// Is told of each fault as soon as there is a trace to it.
  var onFault: (FlowCounterexample) -> Void = { _ in }

  /// Asked before each event.
  var isInterrupted: () -> Bool = { false }

  /// The profiles under which the flow will be explored next, unless an earlier run stands for them.
  var nextProfiles: [UIKitProfile] = []

  /// Whether known transitions are walked once more in the end.
  var isAuditing = true

  /// How many traces are tried at most to make one shorter.
  private static var replayLimit: Int { 1000 }

  /// The flow that runs.
  var flow: FlowDeclaration { host.flow }

  /// Explores under a profile with one impatience, for no longer than a time; what comes later may be
  /// explored ahead.
  func runOnce(
    under profile: UIKitProfile, within time: Duration?, before later: ArraySlice<ScoutOrder>
  ) -> FlowRun {
    let end = time.map { ContinuousClock.now + $0 }
    return run(system(under: profile, before: later, until: end), under: profile, within: time)
  }

  /// Returns what is to be explored under a profile.
  func order(under profile: UIKitProfile, impatience: Int) -> ScoutOrder {
    ScoutOrder(
      profile: profile, impatience: impatience, isDepthFirst: strategy.isDepthFirst,
      limits: strategy.bounded(limits))
  }

  /// Returns a launch of the flow; others may go ahead where no chance decides on the way.
  private func system(
    under profile: UIKitProfile, before later: ArraySlice<ScoutOrder>,
    until end: ContinuousClock.Instant?
  ) -> any FlowExecution {
    host.launch(
      exploring: order(under: profile, impatience: impatience), before: later,
      byChance: strategy.seed != nil,
      until: { isInterrupted() || end.map { ContinuousClock.now >= $0 } ?? false })
  }

  /// Explores a system; where scouts contradict each other it is explored anew, step by step.
  private func run(
    _ system: some FlowExecution, under profile: UIKitProfile, within time: Duration?,
    after contradiction: Contradiction? = nil
  ) -> FlowRun {
    let end = time.map { ContinuousClock.now + $0 }
    var (explorer, album) = explored(system, under: profile, within: time)
    if let found = system.endScouting() {
      let single = host.launch(impatience: impatience, under: profile)
      return run(single, under: profile, within: end.map { max(.zero, $0 - .now) }, after: found)
    }
    if let contradiction { explorer.distrust(contradiction.choices) }
    var statistics = FlowStatistics(explorer.exploration)
    let coverage = system.coverage
    shrink(&explorer)
    if isAuditing { audit(&explorer, until: end) }
    statistics.audited = explorer.exploration.eventsAudited
    let consulted = system.consulted
    let verdicts = explorer.verdicts()
    let faults = explorer.counterexamples()
    let exploration = explorer.exploration
    let collision = exploration.collision.map { self.collision($0, under: profile) }
    let map = album.map(of: exploration.graph, flow)
    return FlowRun(
      profile: profile, profiles: [profile], consulted: consulted, impatience: impatience,
      completeImpatience: exploration.stopReason == .exhausted ? impatience : nil,
      stopReason: exploration.stopReason ?? .exhausted, reach: exploration.reach,
      statistics: statistics, coverage: coverage, map: map,
      verdicts: verdicts.indices.map { place in
        verdict(
          verdicts[place], onPropertyAt: place, in: exploration, map, given: collision,
          under: profile)
      },
      faults: faults.compactMap { confirmed($0, under: profile) },
      divergence: collision == nil
        ? exploration.divergence.map { divergence($0, under: profile) } : nil,
      collision: collision, unread: system.unread, hasLostTask: system.hasLostTask,
      splitting: splitting(exploration, under: profile))
  }

  private func explored<System: FlowExecution>(
    _ system: System, under profile: UIKitProfile, within time: Duration?
  ) -> (Explorer<System>, FlowAlbum<System>) {
    var limits = strategy.bounded(limits)
    limits.time = time
    var explorer = Explorer(
      of: system, checking: system.properties, noting: system.propositions, within: limits)
    explorer.isInterrupted = { isInterrupted() || system.isContradicted }
    var faults = FaultWatch(for: self, under: profile)
    var album = FlowAlbum(of: system)
    strategy.explore(&explorer) { exploration in
      album.look(at: exploration)
      faults.look(at: exploration)
      observer(FlowProgress(exploration))
    }
    return (explorer, album)
  }

  /// Walks known transitions once more; several walks at a time if that is possible.
  private func audit<System: FlowExecution>(
    _ explorer: inout Explorer<System>, until end: ContinuousClock.Instant?
  ) {
    explorer.audit(until: end) { system, walks in
      system.isKept(walks.map { KnownWalk(choices: $0.choices, keys: $0.keys) })
    }
  }

  /// Makes traces shorter that are not certain to be the shortest.
  private func shrink(_ explorer: inout Explorer<some FlowExecution>) {
    guard explorer.exploration.divergence == nil else { return }
    var shrinker = Shrinker(of: explorer, replayLimit: Self.replayLimit)
    shrinker.shrinkAll()
    explorer = shrinker.explorer
  }

  /// Returns the properties that made so many states of the same, where a limit ended it all.
  private func splitting(_ exploration: Exploration<Fingerprint>, under profile: UIKitProfile)
    -> [String]
  {
    switch exploration.stopReason {
    case .states, .transitions, .events, .time:
      SplittingProperties(in: exploration.graph, by: self, under: profile).names
    default: []
    }
  }

  /// Runs the flow anew along choices from its menus.
  func replay(along choices: [Int], under profile: UIKitProfile) -> FlowReplay {
    var replay = FlowReplay(of: host, impatience: impatience, under: profile)
    for choice in choices { replay.perform(choice) }
    return replay
  }

  /// Returns whether the events of a trace break a promise under a profile, at their end or before.
  func breaks(_ property: String, along trace: FlowTrace, under profile: UIKitProfile) -> Bool {
    var replay = FlowReplay(of: host, impatience: impatience, under: profile)
    var isBroken = replay.breaks(property)
    for step in trace.steps where !isBroken {
      guard replay.perform(step.label) else { return false }
      isBroken = replay.breaks(property)
    }
    return isBroken
  }

  /// Returns what the engine says of a property, its counterexample run anew.
  func verdict<Event>(_ verdict: Verdict<Event>, under profile: UIKitProfile) -> FlowVerdict {
    switch verdict {
    case .holds: .holds
    case .unreachable: .unreachable()
    case .undecided(let reason): .undecided(reason)
    case .violated(let counterexample):
      confirmed(counterexample, under: profile).map { .violated($0) } ?? .undecided(.nondeterminism)
    }
  }

  /// Runs a counterexample anew in a fresh launch; it counts only if it breaks the promise again.
  private func confirmed<Event>(
    _ counterexample: Counterexample<Event>, under profile: UIKitProfile
  ) -> FlowCounterexample? {
    let replay = replay(along: counterexample.trace.choices, under: profile)
    let breach = replay.breaches.first { $0.property == counterexample.property }
    return breach.map { breach in
      FlowCounterexample(
        property: breach.property, reason: breach.reason, cause: counterexample.fault.cause,
        trace: replay.trace, profile: profile, latentSince: breach.latentSince,
        shorterStatesSearched: counterexample.shorterStatesSearched,
        shrinkage: counterexample.shrinkage)
    }
  }

  /// Runs a diverging trace twice more to find what differs.
  private func divergence(_ divergence: Divergence<Fingerprint>, under profile: UIKitProfile)
    -> FlowDivergence
  {
    let runs = (0..<2).map { _ in
      let replay = replay(along: divergence.choices, under: profile)
      return (replay.trace.steps.map(\.label), replay.system.describe())
    }
    return FlowDivergence(
      labels: runs[0].0, expected: divergence.expected, actual: divergence.actual,
      differences: FlowDivergence.Difference.between(runs[0].1, runs[1].1))
  }
}
