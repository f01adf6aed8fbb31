public import HeadlessUIKit
public import ModelChecking

/// Explores a flow and reports what it finds.
@MainActor
public struct FlowExplorer {
  let flow: FlowDeclaration
  private let strategy: FlowStrategy
  let limits: Limits
  private let impatience: Int
  let profiles: [UIKitProfile]
  private let unspecified: Bool

  /// Prepares to explore a flow.
  ///
  /// With an impatience of 1 or more, up to so many events come while an animation runs: taps on the
  /// screen that comes and on the one that leaves, the same tap twice among them. What takes fewer is
  /// explored first, so that a limit leaves out the most hasty.
  ///
  /// The flow is explored under the first profile, and under each further one that answers a question
  /// about UIKit otherwise that has come up. Where nobody has established the answer, the others are
  /// tried too, unless what is unspecified is to be left alone. Every exploration may go to the
  /// limits; the time is for all of them together.
  ///
  /// - Throws: ``FlowError`` when two events or two properties of the flow have the same name, or when
  ///   the limits cannot be met.
  public init(
    of flow: some Flow, by strategy: FlowStrategy = .exhaustive,
    within limits: Limits = FlowExplorer.defaultLimits, impatience: Int = 0,
    profiles: [UIKitProfile] = UIKitProfile.all, unspecified: Bool = true
  ) throws(FlowError) {
    self.impatience = impatience
    self.profiles = profiles.isEmpty ? [.newest] : profiles
    self.unspecified = unspecified
    self.flow = FlowDeclaration(flow)
    self.strategy = strategy
    self.limits = limits
    try FlowError.check(self.flow)
    try FlowError.check(strategy.bounded(limits), for: self.flow)
  }

  /// At most 100,000 states.
  public nonisolated static var defaultLimits: Limits { Limits(states: 100_000) }

  /// Starts workers; nil where the flow runs in this process.
  private(set) var startWorker: () -> (any WorkerConnection)? = { nil }

  /// How many workers explore ahead; none of them where the engine asks for one event after the other.
  private var scoutCount = 0

  /// Returns the same exploration in worker processes that a closure starts; so many of them explore
  /// ahead.
  package func running(
    inWorkers start: @escaping () -> (any WorkerConnection)?, scouts scoutCount: Int = 0
  ) -> FlowExplorer {
    var explorer = self
    explorer.startWorker = start
    explorer.scoutCount = scoutCount
    return explorer
  }

  private var checkpoint: Checkpoint?

  /// Returns the same exploration, which does not do again what is known, and adds what it finds out.
  package func remembering(in checkpoint: Checkpoint) -> FlowExplorer {
    var explorer = self
    explorer.checkpoint = checkpoint
    return explorer
  }

  private var share = (place: 0, count: 1)

  /// Returns the same exploration by one of so many processes, counted from 1, that come to know what
  /// the others find out: its workers prefer what theirs do not.
  package func sharing(_ number: Int, of count: Int) -> FlowExplorer {
    var explorer = self
    explorer.share = (number - 1, count)
    return explorer
  }

  /// Explores, and tells now and then how far it has come.
  ///
  /// Faults found before are tried first, whatever the limits. Each fault is told of as soon as there
  /// is a trace to it; the exploration may find a shorter one later. It ends before the next event when
  /// somebody wants it to, with what is known by then.
  public func explore(
    retrying regressions: [FlowRegression] = [],
    until isInterrupted: @escaping () -> Bool = { false },
    observer: @escaping (FlowProgress) -> Void = { _ in },
    onFault: @escaping (FlowCounterexample) -> Void = { _ in }
  ) -> FlowExploration {
    var tour = ProfileTour(
      by: FlowRunner(
        host: host, strategy: strategy, limits: limits, impatience: impatience,
        observer: observer, onFault: onFault, isInterrupted: isInterrupted))
    tour.retry(regressions, under: profiles)
    tour.visit(profiles, beforeMore: unspecified)
    if unspecified { tour.doubt() }
    return FlowExploration(tour)
  }

  private var host: FlowHost {
    var host = FlowHost(flow, startingWorkers: startWorker, scoutCount: scoutCount)
    host.share = share
    host.memory = checkpoint.map { [flow] checkpoint in
      { checkpoint.knowledge(of: flow.name, under: $0, impatience: $1) }
    }
    return host
  }
}
