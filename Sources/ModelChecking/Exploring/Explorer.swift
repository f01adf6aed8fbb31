/// Walks the states of a system as a strategy says, and checks properties on the way.
public struct Explorer<System: TransitionSystem> {
  let properties: [Property<System.State>]
  let propositions: [Proposition<System.State, System.Event>]
  let claims: Judge<System.State>
  var system: System
  let limits: Limits

  /// The choices since the last launch, where the system can be moved by events only.
  var history: [Int] = []

  private(set) var start = ContinuousClock.now

  /// Asked before each event; the exploration ends when somebody wants it to.
  public var isInterrupted: (() -> Bool)?

  /// Returns what others have found since it was asked last, or nil when nobody goes on; waits for
  /// something where it is told that nothing is left to do.
  public var news: ((_ isIdle: Bool) -> [Transition<System.Key>]?)?

  /// What has been found so far.
  public internal(set) var exploration: Exploration<System.Key>

  /// Creates an explorer of a system, which notes of every state which propositions are true.
  ///
  /// Where ways only are kept of the graph, the system must be one of values and the strategy
  /// ``Exhaustive``: others have to know the transitions, and so has who judges runs.
  public init(
    of system: System, checking properties: [Property<System.State>] = [],
    noting propositions: [Proposition<System.State, System.Event>] = [],
    within limits: Limits = Limits(), keeping detail: GraphDetail = .transitions
  ) {
    self.system = system
    self.properties = properties
    self.propositions = propositions
    claims = Judge(by: properties)
    self.limits = limits
    exploration = Exploration(
      propertyCount: properties.count, depthLimit: limits.depth,
      labelling: Labelling(of: propositions), keeping: detail)
  }

  /// Explores until the strategy has no move left or a limit is reached.
  ///
  /// A system of values is searched breadth first without asking an ``Exhaustive`` strategy for each
  /// move, which comes to the same.
  @inlinable public mutating func explore(by strategy: some Strategy) {
    begin()
    if var search = search(by: strategy) {
      search.run()
      take(search)
    }
    walk(by: strategy) { _ in }
  }

  /// Explores until the strategy has no move left or a limit is reached, and tells an observer after
  /// the launch and after every move.
  public mutating func explore(
    by strategy: some Strategy, observer: (Exploration<System.Key>) -> Void
  ) {
    precondition(exploration.graph.keepsTransitions, "Nobody can look on where ways only are kept.")
    begin()
    observer(exploration)
    walk(by: strategy, observer: observer)
  }

  /// Makes one move after the other.
  @usableFromInline mutating func walk(
    by strategy: some Strategy, observer: (Exploration<System.Key>) -> Void
  ) {
    var strategy = strategy
    while exploration.stopReason == nil {
      _ = learn(whileIdle: false)
      guard let move = strategy.nextMove(in: exploration) else {
        guard learn(whileIdle: true) else { break }
        continue
      }
      if let reached = limits.reached(by: exploration, since: start) {
        exploration.stopReason = reached
        break
      }
      make(move, isDrawn: strategy.isSampling)
      observer(exploration)
    }
    exploration.stopReason = exploration.stopReason ?? exploration.reasonAfterLastEvent
  }

  /// Runs a trace from launch, and returns its events and states; nil when it leads elsewhere.
  public mutating func trace(of choices: [Int]) -> Trace<System.Event>? {
    system.launch()
    var events: [System.Event] = []
    var states: [StateID] = []
    for choice in choices {
      guard let state = exploration.graph.id(of: system.key) else { return nil }
      let menu = system.events
      guard menu.indices.contains(choice) else { return nil }
      states.append(state)
      events.append(menu[choice])
      system.perform(menu[choice])
    }
    guard let last = exploration.graph.id(of: system.key) else { return nil }
    return Trace(choices: choices, events: events, states: states + [last])
  }

  @usableFromInline mutating func begin() {
    precondition(exploration.launchCount == 0, "An explorer explores once: make another.")
    start = ContinuousClock.now
    system.launch()
    let key = system.key
    exploration.launchCount = 1
    exploration.current = addState(key)
    exploration.canRestore = system.restore(key)
    let isKept = judge(source: nil, choice: 0)
    exploration.reach(0, isNew: true, keepingPromises: isKept)
  }

  private mutating func make(_ move: Move, isDrawn: Bool) {
    go(to: move.start)
    for choice in move.route {
      guard mayPerform() else { return }
      perform(choice)
    }
    guard let choice = move.choice, mayPerform() else { return }
    let stateCount = exploration.graph.stateCount
    perform(choice)
    guard isDrawn else { return }
    exploration.sightings.note(
      exploration.current, isNew: exploration.graph.stateCount > stateCount)
  }

  private mutating func mayPerform() -> Bool {
    if let events = limits.events, exploration.eventsExecuted >= events {
      exploration.stopReason = exploration.stopReason ?? .events(events)
    }
    if let isInterrupted, isInterrupted() {
      exploration.stopReason = exploration.stopReason ?? .interrupted
    }
    return exploration.stopReason == nil
  }
}
