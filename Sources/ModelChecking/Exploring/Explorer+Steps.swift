extension Explorer {
  /// Brings the system to where a move starts.
  mutating func go(to start: Move.Start) {
    switch start {
    case .here: break
    case .launch: relaunch()
    case .restored(let state): restore(state)
    }
  }

  /// Performs an event of the present state, and records or compares what comes of it.
  mutating func perform(_ choice: Int) {
    let source = exploration.current
    let menu = system.events
    guard menu.indices.contains(choice), menu.count == exploration.graph.menuCount(of: source)
    else { return diverge(from: source, choice: nil, expected: exploration.graph.keys[source]) }
    system.perform(menu[choice])
    exploration.eventsExecuted += 1
    exploration.eventsSinceLaunch += 1
    if !exploration.canRestore { history.append(choice) }
    if let known = exploration.graph.target(of: choice, in: source) {
      exploration.current = known
      exploration.transitionsRechecked += 1
      compare(with: known, choice: (source, choice))
    } else {
      record(choice, from: source)
    }
  }

  /// Adds the present state, which was not known, to the graph.
  mutating func addState(_ key: System.Key) -> StateID {
    let state = exploration.graph.addState(key, menuCount: system.events.count)
    if let weights = system.weights { exploration.weights[state] = weights }
    if !propositions.isEmpty {
      exploration.labelling.append(system.state, offering: system.events, propositions)
    }
    return state
  }

  private mutating func relaunch() {
    system.launch()
    exploration.launchCount += 1
    exploration.eventsSinceLaunch = 0
    exploration.current = 0
    history.removeAll(keepingCapacity: true)
    compare(with: 0, choice: nil)
  }

  private mutating func restore(_ state: StateID) {
    let isRestored = system.restore(exploration.graph.keys[state])
    precondition(isRestored, "A strategy asked for a state that the system cannot restore.")
    exploration.current = state
    exploration.eventsSinceLaunch = exploration.graph.distance(of: state)
  }

  private mutating func record(_ choice: Int, from source: StateID) {
    let key = system.key
    let known = exploration.graph.id(of: key)
    exploration.current = known ?? addState(key)
    exploration.graph.addTransition(from: source, choice: choice, to: exploration.current)
    let isKept = judge(source: source, choice: choice)
    exploration.reach(exploration.current, isNew: known == nil, keepingPromises: isKept)
  }

  private mutating func compare(with expected: StateID, choice: (StateID, Int)?) {
    let key = exploration.graph.keys[expected]
    guard system.key != key else { return }
    diverge(from: choice?.0, choice: choice?.1, expected: key)
  }

  /// Ends the exploration because a known event did something else than before.
  ///
  /// Either the system does not do the same each time, or the way to the event makes a difference
  /// that the key does not show.
  mutating func diverge(from source: StateID?, choice: Int?, expected: System.Key) {
    let routes = ShortestRoutes(in: exploration.graph)
    let last = choice.map { [$0] } ?? []
    exploration.divergence = Divergence(
      choices: (source.map { routes.route(to: $0) } ?? []) + last, expected: expected,
      actual: system.key)
    let ways = source.map { routes.ways(to: $0, in: exploration.graph) } ?? []
    settle(between: ways.map { $0 + last }, and: history)
  }

  /// Ends the exploration with what one of some traces shows together with another one: a key that is
  /// too coarse, or else chance.
  mutating func settle(between traces: [[Int]], and other: [Int]) {
    var search = CollisionSearch(in: system, checking: properties)
    exploration.stopReason = .nondeterminism
    for trace in traces where !exploration.canRestore {
      guard let found = search.collision(between: trace, and: other) else { continue }
      exploration.collision = found
      exploration.stopReason = .keyTooCoarse
      return
    }
  }

  /// Checks the properties in the present state, and returns whether every promise is kept.
  mutating func judge(source: StateID?, choice: Int) -> Bool {
    guard !properties.isEmpty else { return true }
    let state = system.state
    var isKept = true
    for place in properties.indices {
      let property = properties[place]
      switch property.claim {
      case .sometimes(let isSatisfied):
        if !exploration.isMet[place] { exploration.isMet[place] = isSatisfied(state) }
      case .always(let reasonAgainst):
        guard let reason = reasonAgainst(state) else { continue }
        isKept = false
        let fault = Fault(property: place, cause: property.cause(reason))
        if exploration.walks[fault] == nil { exploration.walks[fault] = history }
        exploration.violations.append(
          Violation(
            fault: fault, source: source,
            choice: choice, target: exploration.current, reason: reason,
            foundAfter: exploration.eventsSinceLaunch))
      }
    }
    return isKept
  }
}
