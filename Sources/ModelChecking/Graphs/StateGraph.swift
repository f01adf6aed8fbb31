/// The states found so far and the transitions between them.
///
/// A transition is named by the state that it leaves and the place of its event in that state's
/// menu. Distances from the initial state are kept current as shorter ways turn up.
public struct StateGraph<Key: Hashable> {
  @usableFromInline var index = StateIndex<Key>()
  @usableFromInline var records = Column<StateRecord>()

  /// Nil where ways only are kept.
  @usableFromInline var transitions: Transitions?

  @usableFromInline var triedCount = 0
  @usableFromInline var offeredCount = 0

  /// Creates a graph without states.
  public init() {
    self.init(keeping: .transitions)
  }

  init(keeping detail: GraphDetail) {
    transitions = detail == .transitions ? Transitions() : nil
  }

  /// How many states have been found.
  @inlinable public var stateCount: Int { records.count }

  /// How many transitions have been tried.
  @inlinable public var transitionCount: Int { triedCount }

  /// How many events the states offer together, tried or not.
  @inlinable public var eventCount: Int { offeredCount }

  /// Whether it can be asked for menus and transitions: see ``GraphDetail``.
  @inlinable public var keepsTransitions: Bool { transitions != nil }

  /// The keys of all states, by number.
  @inlinable public var keys: Column<Key> { index.keys }

  /// Returns the number of the state with a key, if it has been found.
  @inlinable public func id(of key: Key) -> StateID? { index.id(of: key) }

  /// Returns the fewest known transitions from the initial state to another.
  @inlinable public func distance(of state: StateID) -> Int { Int(records[state].distance) }

  /// The distance of the state that is farthest from the initial one.
  ///
  /// Takes time linear in the states.
  public var depth: Int { Int(records.lazy.map(\.distance).max() ?? 0) }

  /// Returns how many events of a state have not been tried.
  @inlinable public func untriedCount(of state: StateID) -> Int {
    Int(records[state].untriedCount)
  }

  /// Returns how many events a state offers; only where transitions are kept.
  @inlinable public func menuCount(of state: StateID) -> Int { kept.count(of: state) }

  /// Returns where a choice leads, or nil while it has not been tried; only where transitions are
  /// kept.
  @inlinable public func target(of choice: Int, in state: StateID) -> StateID? {
    let target = kept[choice, of: state]
    return target == StateRecord.none ? nil : StateID(target)
  }

  /// Tells where the events of a state lead that have been tried; only where transitions are kept.
  @inlinable func forEachTarget(
    of state: StateID, _ tell: (_ choice: Int, _ target: StateID) -> Void
  ) {
    let kept = kept
    let start = Int(kept.menus[state].start)
    for choice in 0..<kept.count(of: state) {
      let target = kept.targets[start + choice]
      if target != StateRecord.none { tell(choice, StateID(target)) }
    }
  }

  /// Returns the first event of a state that has not been tried, or nil; only where transitions are
  /// kept.
  @inlinable public func untriedChoice(in state: StateID) -> Int? {
    guard records[state].untriedCount > 0 else { return nil }
    return (0..<menuCount(of: state)).first { target(of: $0, in: state) == nil }
  }

  /// Returns the choices of a shortest known way from the initial state to another.
  ///
  /// Of several it is the one that was known first, whereas ``ShortestRoutes`` do not depend on the
  /// order of exploration.
  public func route(to state: StateID) -> [Int] {
    var route: [Int] = []
    var record = records[state]
    while record.parent != StateRecord.none {
      route.append(Int(record.choice))
      record = records[StateID(record.parent)]
    }
    return route.reversed()
  }

  @inlinable var kept: Transitions {
    guard let transitions else {
      preconditionFailure("The exploration was asked to keep no transitions.")
    }
    return transitions
  }
}

extension StateGraph: Sendable where Key: Sendable {}
