/// What has been found so far: the graph, what broke, and why it ended.
public struct Exploration<Key: Hashable> {
  /// The states and transitions found.
  public internal(set) var graph: StateGraph<Key>

  /// The state in which the system stands.
  public internal(set) var current: StateID = 0

  /// The transitions that broke an invariant.
  public internal(set) var violations: [Violation] = []

  /// Whether some state satisfied each property that wants one, by the property's place.
  public internal(set) var isMet: [Bool]

  /// Which propositions are true of the states.
  public internal(set) var labelling: Labelling

  /// How likely each event of a state is to be drawn at random; nothing where all are alike.
  public internal(set) var weights: [StateID: [Double]] = [:]

  /// Where events drawn at random led.
  public internal(set) var sightings = Sightings()

  /// How the traces to faults were made shorter.
  public internal(set) var shrinkages: [Fault: Shrinkage] = [:]

  /// Events performed, replayed ones included.
  public internal(set) var eventsExecuted = 0

  /// How many times the system was launched.
  public internal(set) var launchCount = 0

  /// Known transitions walked again, each of which led where it had led before.
  public internal(set) var transitionsRechecked = 0

  /// Why it ended; nil while it goes on.
  public internal(set) var stopReason: StopReason?

  /// The trace that led to two states, when there was one.
  public internal(set) var divergence: Divergence<Key>?

  /// The traces that show that the key is too coarse, when it was found to be.
  public internal(set) var collision: Collision?

  /// Known transitions walked again when all else was done.
  public internal(set) var eventsAudited = 0

  /// Whether the system can restore a state without replaying events.
  public internal(set) var canRestore = false

  /// How many events the system has performed since it was launched.
  var eventsSinceLaunch = 0

  /// The choices by which each fault was first come upon.
  var walks: [Fault: [Int]] = [:]

  /// Which of several explorers that share the work this one is: it begins in menus accordingly.
  var share = (place: 0, count: 1)

  let depthLimit: Int?
  private(set) var closed: Set<StateID> = []

  init(
    propertyCount: Int, depthLimit: Int?, labelling: Labelling,
    keeping detail: GraphDetail = .transitions
  ) {
    graph = StateGraph(keeping: detail)
    self.labelling = labelling
    isMet = Array(repeating: false, count: propertyCount)
    self.depthLimit = depthLimit
  }

  /// The length of the longest of the shortest ways to the states found.
  public var depth: Int { graph.depth }

  /// The faults found, in the order in which they were.
  public var faults: [Fault] {
    var known: Set<Fault> = []
    return violations.map(\.fault).filter { known.insert($0).inserted }
  }

  /// Whether every event of every reachable state was tried.
  public var isComplete: Bool { stopReason == .exhausted }

  /// Notes that a state was reached: one that is only ever reached by breaking a promise is not
  /// explored further.
  mutating func reach(_ state: StateID, isNew: Bool, keepingPromises isKept: Bool) {
    if isKept {
      closed.remove(state)
    } else if isNew {
      closed.insert(state)
    }
  }

  /// Returns the first event of a state that should be tried and has not been, or nil.
  ///
  /// States that break a promise and states at the depth limit are not explored further.
  public func openChoice(in state: StateID) -> Int? {
    guard isOpen(state) else { return nil }
    return share.place == 0 ? graph.untriedChoice(in: state) : sharedChoice(in: state)
  }

  private func sharedChoice(in state: StateID) -> Int? {
    guard graph.untriedCount(of: state) > 0 else { return nil }
    let count = graph.menuCount(of: state)
    let first = count * share.place / share.count
    return (first..<first + count).lazy.map { $0 % count }
      .first { graph.target(of: $0, in: state) == nil }
  }

  /// Returns whether the events of a state may be tried.
  public func isOpen(_ state: StateID) -> Bool {
    if let depthLimit, graph.distance(of: state) >= depthLimit { return false }
    return closed.isEmpty || !closed.contains(state)
  }

  /// Returns whether an event should be tried, and has not been, of a state nearer than a distance.
  ///
  /// Takes time linear in the states.
  public func hasOpenChoices(nearerThan distance: Int = .max) -> Bool {
    (0..<graph.stateCount).contains {
      graph.untriedCount(of: $0) > 0 && graph.distance(of: $0) < distance && isOpen($0)
    }
  }

  /// Why it ended when the strategy has no move left.
  var reasonAfterLastEvent: StopReason {
    if hasOpenChoices() { return .strategyEnded }
    let unfinished = (0..<graph.stateCount).filter { graph.untriedCount(of: $0) > 0 }
    if unfinished.isEmpty { return .exhausted }
    if let depthLimit, unfinished.contains(where: { !closed.contains($0) }) {
      return .depth(depthLimit)
    }
    return .cutAtViolations
  }
}
