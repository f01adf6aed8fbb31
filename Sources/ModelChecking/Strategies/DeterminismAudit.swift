/// Adds replays from launch to a strategy that might never walk a transition twice.
///
/// When 16, 64, 256, … states have been found, and once before the end if nothing was checked till
/// then, the shortest way to the present state is walked again from launch, unless the strategy
/// has launched anew by itself since the last time and walked known transitions. A system that draws
/// random numbers is caught that way even when it never comes back to a state.
public struct DeterminismAudit<Base: Strategy>: Strategy {
  private var base: Base
  private var nextAudit = 16
  private var hasAuditedEnd = false
  private var launchesSeen = 1
  private var rechecksSeen = 0

  /// Creates the audited strategy.
  public init(of base: Base) {
    self.base = base
  }

  /// Whether what is audited draws at random.
  public var isSampling: Bool { base.isSampling }

  /// Where states are restored nothing is added.
  public var isInOrder: Bool { base.isInOrder }

  /// Returns a replay when one is due, else what the strategy says.
  public mutating func nextMove<Key>(in exploration: Exploration<Key>) -> Move? {
    if exploration.graph.stateCount >= nextAudit, !exploration.canRestore {
      nextAudit *= 4
      if isDue(in: exploration) { return replay(exploration) }
    }
    if let move = base.nextMove(in: exploration) { return move }
    let isChecked = exploration.transitionsRechecked > 0 || hasAuditedEnd
    if isChecked || exploration.canRestore { return nil }
    hasAuditedEnd = true
    return replay(exploration)
  }

  private mutating func isDue<Key>(in exploration: Exploration<Key>) -> Bool {
    let hasReplayed =
      exploration.launchCount > launchesSeen && exploration.transitionsRechecked > rechecksSeen
    launchesSeen = exploration.launchCount + (hasReplayed ? 0 : 1)
    rechecksSeen = exploration.transitionsRechecked
    return !hasReplayed
  }

  private func replay<Key>(_ exploration: Exploration<Key>) -> Move {
    let routes = ShortestRoutes(in: exploration.graph)
    let farthest = routes.order.last ?? 0
    let end = exploration.current == 0 ? farthest : exploration.current
    return Move(from: .launch, along: routes.route(to: end), then: nil)
  }
}
