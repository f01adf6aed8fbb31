/// The states found so far and the transitions between them.
///
/// A transition is named by the state that it leaves and the place of its event in that state's
/// menu. Distances from the initial state are kept current as shorter ways turn up.
public struct StateGraph<Key: Hashable> {
  private static var untried: Int32 { -1 }

  private var ids: [Key: StateID] = [:]
  private var targets: [[Int32]] = []
  private var untriedCounts: [Int32] = []

  /// The keys of all states, by number.
  public private(set) var keys: [Key] = []

  /// The fewest known transitions from the initial state to each state.
  public private(set) var distances: [Int] = []

  /// How many transitions have been tried.
  public private(set) var transitionCount = 0

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
    return target == Self.untried ? nil : StateID(target)
  }

  /// Returns how many events of a state have not been tried.
  public func untriedCount(of state: StateID) -> Int { Int(untriedCounts[state]) }

  /// Returns the first event of a state that has not been tried, or nil.
  public func untriedChoice(in state: StateID) -> Int? {
    guard untriedCounts[state] > 0 else { return nil }
    return targets[state].firstIndex(of: Self.untried)
  }

  /// Adds a state that was not known, reached first over so many transitions.
  mutating func addState(_ key: Key, menuCount: Int, distance: Int) -> StateID {
    let id = keys.count
    ids[key] = id
    keys.append(key)
    targets.append(Array(repeating: Self.untried, count: menuCount))
    untriedCounts.append(Int32(menuCount))
    distances.append(distance)
    return id
  }

  /// Adds a transition that had not been tried.
  mutating func addTransition(from state: StateID, choice: Int, to target: StateID) {
    targets[state][choice] = Int32(target)
    untriedCounts[state] -= 1
    transitionCount += 1
    shortenDistance(to: target, through: state)
  }

  private mutating func shortenDistance(to target: StateID, through state: StateID) {
    guard distances[state] + 1 < distances[target] else { return }
    var pending = [(state, target)]
    var place = 0
    while place < pending.count {
      let (nearer, farther) = pending[place]
      place += 1
      guard distances[nearer] + 1 < distances[farther] else { continue }
      distances[farther] = distances[nearer] + 1
      for next in targets[farther] where next != Self.untried {
        pending.append((farther, StateID(next)))
      }
    }
  }
}
