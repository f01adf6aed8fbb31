/// The states found so far and the transitions between them.
///
/// A transition is named by the state that it leaves and the place of its event in that state's
/// menu. Distances from the initial state are kept current as shorter ways turn up.
public struct StateGraph<Key: Hashable> {
  private static var none: Int32 { -1 }

  private var ids: [Key: StateID] = [:]
  private var targets: [[Int32]] = []
  private var untriedCounts: [Int32] = []
  private var parents: [Int32] = []
  private var parentChoices: [Int32] = []

  /// The keys of all states, by number.
  public private(set) var keys: [Key] = []

  /// The fewest known transitions from the initial state to each state.
  public private(set) var distances: [Int] = []

  /// How many transitions have been tried.
  public private(set) var transitionCount = 0

  /// How many events the states offer together, tried or not.
  public private(set) var eventCount = 0

  /// Creates a graph without states.
  public init() {}

  /// How many states have been found.
  public var stateCount: Int { keys.count }

  /// Returns the number of the state with a key, if it has been found.
  public func id(of key: Key) -> StateID? { ids[key] }

  /// Returns how many events a state offers.
  public func menuCount(of state: StateID) -> Int { targets[state].count }

  /// Returns where a choice leads, or nil while it has not been tried.
  public func target(of choice: Int, in state: StateID) -> StateID? {
    let target = targets[state][choice]
    return target == Self.none ? nil : StateID(target)
  }

  /// Returns how many events of a state have not been tried.
  public func untriedCount(of state: StateID) -> Int { Int(untriedCounts[state]) }

  /// Returns the first event of a state that has not been tried, or nil.
  public func untriedChoice(in state: StateID) -> Int? {
    guard untriedCounts[state] > 0 else { return nil }
    return targets[state].firstIndex(of: Self.none)
  }

  /// Returns the choices of a shortest known way from the initial state to another.
  ///
  /// Of several it is the one that was known first, whereas ``ShortestRoutes`` do not depend on the
  /// order of exploration.
  public func route(to state: StateID) -> [Int] {
    var route: [Int] = []
    var current = state
    while parents[current] != Self.none {
      route.append(Int(parentChoices[current]))
      current = StateID(parents[current])
    }
    return route.reversed()
  }

  /// Adds a state that was not known; all but the initial one are added with a transition to them.
  mutating func addState(_ key: Key, menuCount: Int) -> StateID {
    let id = keys.count
    ids[key] = id
    keys.append(key)
    targets.append(Array(repeating: Self.none, count: menuCount))
    untriedCounts.append(Int32(menuCount))
    parents.append(Self.none)
    parentChoices.append(Self.none)
    distances.append(id == 0 ? 0 : .max)
    eventCount += menuCount
    return id
  }

  /// Adds a transition that had not been tried.
  mutating func addTransition(from state: StateID, choice: Int, to target: StateID) {
    targets[state][choice] = Int32(target)
    untriedCounts[state] -= 1
    transitionCount += 1
    guard distances[state] + 1 < distances[target] else { return }
    let isNew = distances[target] == .max
    shortenDistance(to: target, from: state, by: choice)
    if !isNew { shortenDistances(behind: target) }
  }

  private mutating func shortenDistance(to target: StateID, from state: StateID, by choice: Int) {
    distances[target] = distances[state] + 1
    parents[target] = Int32(state)
    parentChoices[target] = Int32(choice)
  }

  private mutating func shortenDistances(behind start: StateID) {
    var pending = [start]
    var place = 0
    while place < pending.count {
      let state = pending[place]
      place += 1
      for (choice, next) in targets[state].enumerated() where next != Self.none {
        let target = StateID(next)
        guard distances[state] + 1 < distances[target] else { continue }
        shortenDistance(to: target, from: state, by: choice)
        pending.append(target)
      }
    }
  }
}
