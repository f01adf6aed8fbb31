/// Tries every event of every state, nearest first, in a system that restores states.
///
/// It is what an ``Explorer`` does by a strategy that is in order, without asking it: with the same
/// numbers of states, transitions and violations. Each menu is read once, and nothing is looked for.
/// All of it can be inlined, so that it is compiled for each system anew; what is seldom done is in
/// the explorer's hands.
@usableFromInline struct BreadthFirstSearch<System: TransitionSystem> {
  @usableFromInline var system: System
  @usableFromInline var graph: StateGraph<System.Key>
  @usableFromInline let properties: [Property<System.State>]
  @usableFromInline let claims: Judge<System.State>
  @usableFromInline let propositions: [Proposition<System.State, System.Event>]
  @usableFromInline let limits: Limits
  @usableFromInline let isInterrupted: (() -> Bool)?

  /// Whether anything can end the search before everything is tried.
  @usableFromInline let canStop: Bool

  /// How many states are expanded together.
  @inlinable static var blockSize: Int { 256 }

  /// How many keys are looked up together: enough to wait for memory once for all of them.
  @inlinable static var windowSize: Int { 64 }

  /// All that has been found but the graph.
  @usableFromInline var exploration: Exploration<System.Key>

  /// The state where the last event led.
  @usableFromInline var current: StateID = 0

  @usableFromInline var eventsExecuted = 0
  @usableFromInline var eventsSinceLaunch = 0
  @usableFromInline var stopReason: StopReason?

  /// Whether some states are not explored further because they break a promise.
  @usableFromInline var hasClosedStates: Bool

  /// The first state that is not expanded.
  @usableFromInline var nextSource: StateID = 0

  /// Whether every event of every state was tried.
  @usableFromInline var isExhausted = true

  /// When it began: the last of all, since nobody knows its size before the program runs, nor where what
  /// comes after it is.
  @usableFromInline let start: ContinuousClock.Instant

  init(
    of system: System, in exploration: Exploration<System.Key>,
    checking properties: [Property<System.State>],
    noting propositions: [Proposition<System.State, System.Event>], within limits: Limits,
    since start: ContinuousClock.Instant, isInterrupted: (() -> Bool)?
  ) {
    self.system = system
    graph = exploration.graph
    self.exploration = exploration
    self.exploration.graph = StateGraph()
    self.properties = properties
    claims = Judge(by: properties)
    self.propositions = propositions
    self.limits = limits
    self.start = start
    self.isInterrupted = isInterrupted
    canStop = limits != Limits(depth: limits.depth) || isInterrupted != nil
    hasClosedStates = !exploration.closed.isEmpty
  }

  /// Searches until nothing is left to try, or a limit is reached.
  @inlinable mutating func run() {
    while stopReason == nil, let expansion = nextExpansion() { record(expansion) }
    for state in 0..<graph.stateCount {
      if graph.untriedCount(of: state) < 0 { readMenu(of: state) }
      if graph.untriedCount(of: state) > 0 { isExhausted = false }
    }
    _ = system.restore(graph.keys[current])
  }

  /// Records where the events of some states lead, in order, until a limit is reached.
  @inlinable mutating func record(_ expansion: Expansion<System>) {
    var place = 0
    var fetched = 0
    for (source, menuCount) in zip(expansion.sources, expansion.menuCounts) {
      graph.openMenu(of: source, count: menuCount)
      for choice in 0..<menuCount {
        if place == fetched {
          fetched = min(place + Self.windowSize, expansion.targets.count)
          graph.fetch(expansion.targets[place..<fetched])
        }
        guard mayPerform() else { return graph.noteUntried(menuCount - choice, of: source) }
        record(choice, of: source, to: expansion.targets[place])
        place += 1
      }
      graph.noteUntried(0, of: source)
    }
  }

  /// Records where an event leads.
  @inlinable mutating func record(_ choice: Int, of source: StateID, to key: HashedKey<System.Key>)
  {
    if current != source { eventsSinceLaunch = graph.distance(of: source) }
    eventsExecuted += 1
    eventsSinceLaunch += 1
    let (target, isNew) = graph.addNearestTransition(from: source, choice: choice, to: key)
    current = target
    if isNew || (hasClosedStates && isClosed(target)) {
      look(at: key.key, isNew: isNew, from: source, choice: choice)
    }
  }

  /// Notes what there is to say of the present state, which is new or breaks a promise.
  @inlinable mutating func look(
    at key: System.Key, isNew: Bool, from source: StateID, choice: Int
  ) {
    _ = system.restore(key)
    if isNew, let weights = system.weights { note(weights) }
    if isNew, !propositions.isEmpty { label(system) }
    if !properties.isEmpty { judge(system.state, from: source, choice: choice) }
  }

  /// Reads the menu of a state whose events are not tried.
  @inlinable mutating func readMenu(of state: StateID) {
    _ = system.restore(graph.keys[state])
    graph.openMenu(of: state, count: system.events.count)
  }

  @inlinable func isOpen(_ state: StateID) -> Bool {
    if let depth = limits.depth, graph.distance(of: state) >= depth { return false }
    return !hasClosedStates || !isClosed(state)
  }

  @inlinable mutating func mayPerform() -> Bool {
    guard canStop else { return true }
    if limits.stopsAtFirstViolation, hasViolations { stopReason = .firstViolation }
    if stopReason == nil {
      stopReason = limits.reached(by: graph, events: eventsExecuted, since: start)
    }
    if stopReason == nil, let isInterrupted, isInterrupted() { stopReason = .interrupted }
    return stopReason == nil
  }

  /// Checks the properties in the present state.
  @inlinable mutating func judge(_ state: System.State, from source: StateID, choice: Int) {
    for wish in claims.wishes where wish.isSatisfied(state) { noteMet(wish.place) }
    let breaches = claims.breaches(by: state)
    for (place, reason) in breaches {
      noteViolation(of: place, reason, source: source, choice: choice)
    }
    if !breaches.isEmpty { close() }
  }
}
