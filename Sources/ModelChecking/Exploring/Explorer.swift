/// Walks the states of a system as a strategy says, and checks properties on the way.
public struct Explorer<System: TransitionSystem> {
  let properties: [Property<System.State>]
  var system: System
  private let limits: Limits

  /// What has been found so far.
  public internal(set) var exploration: Exploration<System.Key>

  /// Creates an explorer of a system.
  public init(
    of system: System, checking properties: [Property<System.State>] = [],
    within limits: Limits = Limits()
  ) {
    self.system = system
    self.properties = properties
    self.limits = limits
    exploration = Exploration(propertyCount: properties.count, depthLimit: limits.depth)
  }

  /// Explores until the strategy has no move left or a limit is reached.
  ///
  /// The observer is told after every move.
  public mutating func explore(
    by strategy: some Strategy, observer: (Exploration<System.Key>) -> Void = { _ in }
  ) {
    precondition(exploration.launchCount == 0, "An explorer explores once: make another.")
    var strategy = strategy
    let start = ContinuousClock.now
    begin()
    while exploration.stopReason == nil {
      guard let move = strategy.nextMove(in: exploration) else { break }
      if let reached = limits.reached(by: exploration, since: start) {
        exploration.stopReason = reached
        break
      }
      make(move)
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

  private mutating func begin() {
    system.launch()
    let key = system.key
    exploration.launchCount = 1
    exploration.current = exploration.graph.addState(
      key, menuCount: system.events.count, distance: 0)
    exploration.canRestore = system.restore(key)
    let isKept = judge(source: nil, choice: 0)
    exploration.reach(0, isNew: true, keepingPromises: isKept)
  }

  private mutating func make(_ move: Move) {
    switch move.start {
    case .here: break
    case .launch: relaunch()
    case .restored(let state): restore(state)
    }
    for choice in move.route + (move.choice.map { [$0] } ?? []) {
      if let events = limits.events, exploration.eventsExecuted >= events {
        exploration.stopReason = exploration.stopReason ?? .events(events)
      }
      guard exploration.stopReason == nil else { return }
      perform(choice)
    }
  }

  private mutating func relaunch() {
    system.launch()
    exploration.launchCount += 1
    exploration.current = 0
    compare(with: 0, choice: nil)
  }

  private mutating func restore(_ state: StateID) {
    let isRestored = system.restore(exploration.graph.keys[state])
    precondition(isRestored, "A strategy asked for a state that the system cannot restore.")
    exploration.current = state
  }

  private mutating func perform(_ choice: Int) {
    let source = exploration.current
    let menu = system.events
    guard menu.indices.contains(choice), menu.count == exploration.graph.menuCount(of: source)
    else { return diverge(from: source, choice: nil, expected: exploration.graph.keys[source]) }
    system.perform(menu[choice])
    exploration.eventsExecuted += 1
    if let known = exploration.graph.target(of: choice, in: source) {
      exploration.current = known
      exploration.transitionsRechecked += 1
      compare(with: known, choice: (source, choice))
    } else {
      record(choice, from: source)
    }
  }

  private mutating func record(_ choice: Int, from source: StateID) {
    let key = system.key
    let known = exploration.graph.id(of: key)
    let distance = exploration.graph.distances[source] + 1
    exploration.current =
      known
      ?? exploration.graph.addState(key, menuCount: system.events.count, distance: distance)
    exploration.graph.addTransition(from: source, choice: choice, to: exploration.current)
    let isKept = judge(source: source, choice: choice)
    exploration.reach(exploration.current, isNew: known == nil, keepingPromises: isKept)
  }

  private mutating func compare(with expected: StateID, choice: (StateID, Int)?) {
    let key = exploration.graph.keys[expected]
    guard system.key != key else { return }
    diverge(from: choice?.0, choice: choice?.1, expected: key)
  }

  private mutating func diverge(from source: StateID?, choice: Int?, expected: System.Key) {
    let routes = ShortestRoutes(in: exploration.graph)
    let route = source.map { routes.route(to: $0) } ?? []
    exploration.divergence = Divergence(
      choices: route + (choice.map { [$0] } ?? []), expected: expected, actual: system.key)
    exploration.stopReason = .nondeterminism
  }

  /// Checks the properties in the present state, and returns whether every promise is kept.
  private mutating func judge(source: StateID?, choice: Int) -> Bool {
    guard !properties.isEmpty else { return true }
    let state = system.state
    var isKept = true
    for (place, property) in properties.enumerated() {
      switch property.claim {
      case .sometimes(let isSatisfied):
        if !exploration.isMet[place] { exploration.isMet[place] = isSatisfied(state) }
      case .always(let reasonAgainst):
        guard let reason = reasonAgainst(state) else { continue }
        isKept = false
        exploration.violations.append(
          Violation(
            property: place, source: source, choice: choice, target: exploration.current,
            reason: reason))
      }
    }
    return isKept
  }
}
