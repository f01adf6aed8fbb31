/// Goes on from every new state at once, and back only where nothing is left to try.
///
/// Give it a depth limit: without one it follows something that grows with every event for ever.
/// The limit counts from launch by the shortest known way, so that a state found late on a long way
/// is explored again as soon as a shorter one turns up, and nothing within the limit is missed.
public struct DepthFirst: Strategy {
  private var path: [StateID] = []
  private var search = RouteSearch()

  /// Creates the strategy.
  public init() {}

  /// Returns an event not yet tried of the state entered last that has one.
  public mutating func nextMove<Key>(in exploration: Exploration<Key>) -> Move? {
    if path.last != exploration.current { path.append(exploration.current) }
    while let state = path.last {
      if let choice = exploration.openChoice(in: state) {
        return move(to: state, then: choice, in: exploration)
      }
      path.removeLast()
    }
    let states = 0..<exploration.graph.stateCount
    guard let state = states.first(where: { exploration.openChoice(in: $0) != nil }) else {
      return nil
    }
    path = [state]
    return move(to: state, then: exploration.openChoice(in: state), in: exploration)
  }

  private mutating func move<Key>(
    to state: StateID, then choice: Int?, in exploration: Exploration<Key>
  ) -> Move {
    if state == exploration.current { return Move(from: .here, then: choice) }
    if exploration.canRestore { return Move(from: .restored(state), then: choice) }
    let distance = exploration.graph.distance(of: state)
    let walk = search.route(
      from: exploration.current, to: state, in: exploration.graph, within: distance)
    if let walk { return Move(from: .here, along: walk, then: choice) }
    return Move(from: .launch, along: exploration.graph.route(to: state), then: choice)
  }
}
