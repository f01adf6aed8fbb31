extension StateGraph {
  /// Adds a state that was not known; all but the initial one are added with a transition to them.
  package mutating func addState(_ key: Key, menuCount: Int) -> StateID {
    let state = StateID(index.add(HashedKey(key)).id)
    append(StateRecord(parent: -1, choice: -1, distance: state == 0 ? 0 : .max))
    openMenu(of: state, count: menuCount)
    return state
  }

  /// Adds a transition that had not been tried.
  package mutating func addTransition(from state: StateID, choice: Int, to target: StateID) {
    transitions?[choice, of: state] = Int32(target)
    records[state].untriedCount -= 1
    triedCount += 1
    guard isShorter(by: state, to: target) else { return }
    let isNew = records[target].distance == .max
    shortenDistance(to: target, from: state, by: choice)
    if !isNew { shortenDistances(behind: target) }
  }

  /// Adds a transition of the nearest state that has one, in whose place nothing is nearer, and the
  /// state that it leads to if that is new.
  @inlinable mutating func addNearestTransition(
    from state: StateID, choice: Int, to key: HashedKey<Key>
  ) -> (target: StateID, isNew: Bool) {
    let (target, isNew) = index.add(key)
    if isNew {
      append(
        StateRecord(
          parent: Int32(truncatingIfNeeded: state), choice: Int32(truncatingIfNeeded: choice),
          distance: records[state].distance + 1))
    }
    transitions?[choice, of: state] = target
    triedCount += 1
    return (StateID(target), isNew)
  }

  /// Brings what will be looked up near the processor.
  @inlinable mutating func fetch(_ keys: ArraySlice<HashedKey<Key>>) {
    index.fetch(keys)
  }

  /// Notes how many events a state offers, none of them tried, unless it is known already.
  @inlinable mutating func openMenu(of state: StateID, count: Int) {
    guard records[state].untriedCount == StateRecord.none else { return }
    transitions?.open(count, of: state)
    records[state].untriedCount = Int32(count)
    offeredCount += count
  }

  @inlinable mutating func append(_ record: StateRecord) {
    records.append(record)
    transitions?.addState()
  }

  /// Notes that so many events of a state are left to try.
  @inlinable mutating func noteUntried(_ count: Int, of state: StateID) {
    records[state].untriedCount = Int32(truncatingIfNeeded: count)
  }

  private func isShorter(by state: StateID, to target: StateID) -> Bool {
    records[state].distance + 1 < records[target].distance
  }

  private mutating func shortenDistance(to target: StateID, from state: StateID, by choice: Int) {
    records[target].distance = records[state].distance + 1
    records[target].parent = Int32(state)
    records[target].choice = Int32(choice)
  }

  private mutating func shortenDistances(behind start: StateID) {
    var pending = [start]
    var place = 0
    while place < pending.count {
      let state = pending[place]
      place += 1
      for choice in 0..<menuCount(of: state) {
        guard let target = target(of: choice, in: state), isShorter(by: state, to: target)
        else { continue }
        shortenDistance(to: target, from: state, by: choice)
        pending.append(target)
      }
    }
  }
}
