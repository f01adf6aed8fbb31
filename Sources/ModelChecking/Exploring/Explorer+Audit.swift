extension Explorer {
  /// Walks known transitions at random from launch, and makes sure that each leads to the state on
  /// record and breaks no promise, as it has not before.
  ///
  /// The explorer takes states with equal keys for the same. If something that the key leaves out
  /// makes a difference, whoever walks on and on comes to see it: an exploration that has tried every
  /// event of every state has not. The walks grow longer and longer. Their events are counted apart.
  ///
  /// Systems of values are left out, since their key is all that there is. So are explorations that
  /// were out of time, or of events, or have found enough.
  ///
  /// Where somebody else can tell that all ways of the walks do what they did, without a deadline,
  /// the system itself need not walk them.
  public mutating func audit(
    seed: Seed = Seed(0), until deadline: ContinuousClock.Instant? = nil,
    unless isKept: (System, [AuditRoute<System.Key>]) -> Bool = { _, _ in false }
  ) {
    let routes = deadline == nil ? auditRoutes(seed: seed) : []
    if !routes.isEmpty, isKept(system, routes) {
      exploration.eventsAudited = routes.reduce(0) { $0 + $1.choices.count }
      return
    }
    var walk = AuditWalk(seed: seed)
    let broken = exploration.brokenTransitions
    let budget = auditBudget
    while exploration.eventsAudited < budget, exploration.divergence == nil {
      if let deadline, ContinuousClock.now >= deadline { return }
      if let isInterrupted, isInterrupted() { return }
      guard let move = walk.next(in: exploration, avoiding: broken) else { return }
      if move.start == .launch { go(to: .launch) }
      guard exploration.divergence == nil, let choice = move.choice else { return }
      audit(choice)
    }
  }

  /// The ways that an audit walks.
  private func auditRoutes(seed: Seed) -> [AuditRoute<System.Key>] {
    var walk = AuditWalk(seed: seed)
    let broken = exploration.brokenTransitions
    var ahead = exploration
    var routes: [AuditRoute<System.Key>] = []
    for _ in 0..<max(0, auditBudget) {
      guard let move = walk.next(in: ahead, avoiding: broken), let choice = move.choice else {
        break
      }
      if move.start == .launch {
        ahead.current = 0
        routes.append(AuditRoute())
      }
      guard let target = ahead.graph.target(of: choice, in: ahead.current) else { break }
      ahead.current = target
      routes[routes.count - 1].choices.append(choice)
      routes[routes.count - 1].keys.append(ahead.graph.keys[target])
    }
    return routes
  }

  /// As many events as there are transitions, but no more than a fifth of the events so far, and at
  /// least 200.
  private var auditBudget: Int {
    switch exploration.stopReason {
    case _ where exploration.canRestore: return 0
    case nil, .events, .time, .interrupted, .firstViolation, .nondeterminism, .keyTooCoarse:
      return 0
    default: break
    }
    let wanted = max(200, min(exploration.graph.transitionCount, exploration.eventsExecuted / 5))
    return limits.events.map { min($0 - exploration.eventsExecuted, wanted) } ?? wanted
  }

  private mutating func audit(_ choice: Int) {
    let source = exploration.current
    let counts = (exploration.eventsExecuted, exploration.transitionsRechecked)
    perform(choice)
    (exploration.eventsExecuted, exploration.transitionsRechecked) = counts
    exploration.eventsAudited += 1
    guard exploration.divergence == nil, !claims.breaches(by: system.state).isEmpty else {
      return
    }
    diverge(from: source, choice: choice, expected: system.key)
  }
}
