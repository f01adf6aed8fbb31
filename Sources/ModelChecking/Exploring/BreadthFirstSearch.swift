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
  @usableFromInline let propositions: [Proposition<System.State, System.Event>]
  @usableFromInline let limits: Limits
  @usableFromInline let start: ContinuousClock.Instant
  @usableFromInline let isInterrupted: (() -> Bool)?

  /// How many states are expanded together: enough to wait for memory once for all that they lead to.
  ///
  /// Where more than the key is judged, a transition may show that a state is to be explored after all.
  @inlinable static var blockSize: Int { System.isJudgedByKey ? 32 : 1 }

  /// Where the events of the present states lead.
  @usableFromInline var successors: [Successor<System>] = []

  /// All that has been found but the graph.
  @usableFromInline var exploration: Exploration<System.Key>

  /// The state where the last event led.
  @usableFromInline var current: StateID = 0

  @usableFromInline var eventsExecuted = 0
  @usableFromInline var eventsSinceLaunch = 0
  @usableFromInline var stopReason: StopReason?

  /// Whether some states are not explored further because they break a promise.
  @usableFromInline var hasClosedStates: Bool

  /// Whether every event of every state was tried.
  @usableFromInline var isExhausted = true

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
    self.propositions = propositions
    self.limits = limits
    self.start = start
    self.isInterrupted = isInterrupted
    hasClosedStates = !exploration.closed.isEmpty
  }

  /// Searches until nothing is left to try, or a limit is reached.
  @inlinable mutating func run() {
    var source = 0
    while source < graph.stateCount, stopReason == nil {
      let end = min(source + Self.blockSize, graph.stateCount)
      findSuccessors(of: source..<end)
      graph.fetch(successors.lazy.map(\.hash))
      record()
      source = end
    }
    for state in 0..<graph.stateCount {
      if graph.untriedCount(of: state) < 0 { readMenu(of: state) }
      if graph.untriedCount(of: state) > 0 { isExhausted = false }
    }
    _ = system.restore(graph.keys[current])
  }

  /// Performs every event of some states.
  @inlinable mutating func findSuccessors(of states: Range<StateID>) {
    successors.removeAll(keepingCapacity: true)
    for source in states where isOpen(source) {
      _ = system.restore(graph.keys[source])
      let menu = system.events
      if menu.isEmpty { graph.openMenu(of: source, count: 0) }
      for choice in menu.indices {
        var next = system
        next.perform(menu[choice])
        successors.append(Successor(choice, of: source, in: next, offering: menu.count))
      }
    }
  }

  /// Records where the events led, in order, until a limit is reached.
  @inlinable mutating func record() {
    for place in successors.indices {
      let (source, choice) = (successors[place].source, successors[place].choice)
      let menuCount = successors[place].menuCount
      if choice == 0 { graph.openMenu(of: source, count: menuCount) }
      let mayPerform = mayPerform()
      if mayPerform { record(successors[place]) }
      let untriedCount = menuCount - choice - (mayPerform ? 1 : 0)
      if !mayPerform || untriedCount == 0 { graph.noteUntried(untriedCount, of: source) }
      guard mayPerform else { return }
    }
  }

  @inlinable mutating func record(_ successor: Successor<System>) {
    let source = successor.source
    if current != source { eventsSinceLaunch = graph.distance(of: source) }
    eventsExecuted += 1
    eventsSinceLaunch += 1
    let (target, isNew) = graph.addNearestTransition(
      from: source, choice: successor.choice, to: successor.key, hashed: successor.hash)
    current = target
    if isNew, let weights = successor.system.weights { note(weights) }
    if isNew, !propositions.isEmpty { label(successor.system) }
    if isNew || !System.isJudgedByKey || (hasClosedStates && isClosed(target)) {
      judge(successor, isNew: isNew)
    }
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
    if limits.stopsAtFirstViolation, hasViolations { stopReason = .firstViolation }
    if stopReason == nil {
      stopReason = limits.reached(by: graph, events: eventsExecuted, since: start)
    }
    if stopReason == nil, let isInterrupted, isInterrupted() { stopReason = .interrupted }
    return stopReason == nil
  }

  /// Checks the properties in the state where an event led.
  @inlinable mutating func judge(_ successor: Successor<System>, isNew: Bool) {
    guard !properties.isEmpty else { return }
    let state = successor.system.state
    var isKept = true
    for place in properties.indices {
      switch properties[place].claim {
      case .sometimes(let isSatisfied): if isSatisfied(state) { noteMet(place) }
      case .always(let reasonAgainst):
        guard let reason = reasonAgainst(state) else { continue }
        isKept = false
        noteViolation(of: place, reason, source: successor.source, choice: successor.choice)
      }
    }
    if !isKept || hasClosedStates { reach(isNew: isNew, keepingPromises: isKept) }
  }
}
