/// Makes the traces to the faults of a finished exploration shorter.
///
/// It runs traces that might be shorter, and all that happens then becomes part of what the explorer
/// knows. The shortest known way to a fault is never longer than before. Other faults met on the way
/// are found too. When a known event leads elsewhere than before, that is nondeterminism as ever.
public struct Shrinker<System: TransitionSystem> where System.Event: Equatable {
  /// The explorer, with all that has been found out since.
  public internal(set) var explorer: Explorer<System>

  private let passes: [any ShrinkingPass]
  private let replayLimit: Int
  private var fault = Fault(property: 0, cause: "")
  private var violations: [Violation] = []
  private var violationsSeen = 0

  /// How many traces were tried for the present fault, and how many until the shortest was there.
  var replayCount = 0
  var replaysToShortest = 0

  /// The events of the shortest known trace to the fault.
  var events: [System.Event] = []

  /// The states of that trace.
  var states: [StateID] = []

  /// What each state offers, where that was asked.
  var menus: [StateID: [System.Event]] = [:]

  /// Creates a shrinker with the passes to make, and how many traces to try for a fault at most.
  public init(
    of explorer: consuming Explorer<System>, by passes: [any ShrinkingPass] = .standard,
    replayLimit: Int = 5000
  ) {
    self.explorer = explorer
    self.passes = passes
    self.replayLimit = replayLimit
  }

  /// Shrinks the trace to every fault, those met on the way included.
  ///
  /// Traces that are certain to be the shortest are left alone.
  public mutating func shrinkAll() {
    var done: Set<Fault> = []
    while let fault = explorer.exploration.faults.first(where: { !done.contains($0) }) {
      shrink(fault)
      done.insert(fault)
    }
  }

  /// Shrinks the trace to one fault of the exploration.
  public mutating func shrink(_ fault: Fault) {
    self.fault = fault
    (replayCount, replaysToShortest) = (0, 0)
    violations = []
    violationsSeen = 0
    noteViolations()
    guard let first = violations.first, !isCertain, !hasDiverged else { return }
    readTrace()
    for pass in passes where !isCertain { pass.shorten(&self) }
    explorer.exploration.shrinkages[fault] = Shrinkage(
      from: first.foundAfter, replays: replaysToShortest,
      furtherReplays: replayCount - replaysToShortest)
  }

  /// Whether another trace may be tried.
  var mayReplay: Bool {
    replayCount < replayLimit && !hasDiverged && explorer.isInterrupted?() != true
  }

  /// Whether a known event led elsewhere than before.
  var hasDiverged: Bool { explorer.exploration.divergence != nil }

  /// How many events the shortest known trace to the fault has.
  var length: Int { nearest.map(length) ?? 0 }

  /// The violation at the end of the shortest known trace to the fault.
  var nearest: Violation? { violations.min { length(of: $0) < length(of: $1) } }

  /// Takes notice of violations found since the last time.
  mutating func noteViolations() {
    let found = explorer.exploration.violations[violationsSeen...]
    violations += found.filter { $0.fault == fault }
    violationsSeen += found.count
  }

  private var isCertain: Bool {
    explorer.exploration.statesSearched(nearerThan: length) != nil
  }

  private func length(of violation: Violation) -> Int {
    violation.source.map { explorer.exploration.graph.distance(of: $0) + 1 } ?? 0
  }
}
