/// Tries every event of every state, performing as few events as it can on the way.
///
/// From the present state it goes on with an event not yet tried; when there is none it walks known
/// transitions to the nearest state that has one, or launches again where that is nearer. States
/// beyond a horizon wait until all nearer ones are done, so that something that grows with every
/// event does not lead it ever deeper. A system that restores states is explored breadth first,
/// without any walking.
///
/// Of a menu of three events or more the last comes first, then the others in their order. What comes
/// last usually leads away, and has to be tried from every state: done early, it leaves events that
/// lead on for the ways back, which are of use then instead of known ones walked once more.
public struct Exhaustive: Strategy {
  private var search = FrontierSearch()
  private var firstUnfinished: StateID = 0
  private var horizon = 16

  /// How many events a launch is worth when it is compared with walking.
  private static var launchCost: Int { 1 }

  /// Creates the strategy.
  public init() {}

  /// States are values here: it is a breadth-first search.
  public var isInOrder: Bool { true }

  /// Returns the nearest event not yet tried.
  @_specialize(where Key == Fingerprint)
  public mutating func nextMove<Key>(in exploration: Exploration<Key>) -> Move? {
    if exploration.canRestore { return nextInOrder(in: exploration) }
    if let move = moveWithinHorizon(in: exploration) { return move }
    guard exploration.hasOpenChoices() else { return nil }
    horizon *= 2
    return nextMove(in: exploration)
  }

  private mutating func moveWithinHorizon<Key>(in exploration: Exploration<Key>) -> Move? {
    if let choice = choice(in: exploration.current, of: exploration) {
      return Move(from: .here, then: choice)
    }
    let walk = route(from: exploration.current, in: exploration, within: .max)
    let limit = walk.map { $0.count - Self.launchCost - 1 } ?? .max
    if limit >= 0, let relaunch = route(from: 0, in: exploration, within: limit) {
      return move(from: .launch, at: 0, along: relaunch, in: exploration)
    }
    return walk.flatMap { move(from: .here, at: exploration.current, along: $0, in: exploration) }
  }

  private mutating func nextInOrder<Key>(in exploration: Exploration<Key>) -> Move? {
    while firstUnfinished < exploration.graph.stateCount {
      if let choice = exploration.openChoice(in: firstUnfinished) {
        let isHere = firstUnfinished == exploration.current
        return Move(from: isHere ? .here : .restored(firstUnfinished), then: choice)
      }
      firstUnfinished += 1
    }
    firstUnfinished = 0
    return exploration.hasOpenChoices() ? nextInOrder(in: exploration) : nil
  }

  private mutating func route<Key>(
    from start: StateID, in exploration: Exploration<Key>, within limit: Int
  ) -> [Int]? {
    let horizon = horizon
    return search.route(from: start, in: exploration.graph, within: limit) { state in
      exploration.graph.distance(of: state) < horizon && exploration.openChoice(in: state) != nil
    }
  }

  private func choice<Key>(in state: StateID, of exploration: Exploration<Key>) -> Int? {
    guard exploration.graph.distance(of: state) < horizon,
      let first = exploration.openChoice(in: state)
    else { return nil }
    let count = exploration.graph.menuCount(of: state)
    let isFresh = exploration.graph.untriedCount(of: state) == count
    return isFresh && count > 2 && exploration.share.place == 0 ? count - 1 : first
  }

  private func move<Key>(
    from start: Move.Start, at state: StateID, along route: [Int], in exploration: Exploration<Key>
  ) -> Move? {
    let end = route.reduce(state) { exploration.graph.target(of: $1, in: $0) ?? $0 }
    return Move(from: start, along: route, then: choice(in: end, of: exploration))
  }
}
