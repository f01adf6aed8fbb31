/// Other threads perform the events of states that this one will come to, and it records what came of
/// that in the same order as if it had been alone: so that nothing depends on their number.
extension BreadthFirstSearch {
  /// How many expansions wait to be recorded at most, for each of the threads.
  @inlinable static var aheadLimit: Int { 3 }

  /// Performs the events of the states to be expanded next, or has it done; nil when none is left.
  @inlinable mutating func nextExpansion() -> Expansion<System>? {
    sendAhead()
    guard let first = ahead.first else { return isAtEnd ? nil : expandHere() }
    while true {
      if let expansion = first.resultIfDone() {
        ahead.removeFirst()
        return expansion
      }
      guard mayGoAhead else { return ahead.removeFirst().resultWhenDone() }
      ahead.append(Errand(done: expandHere()))
    }
  }

  /// Gives every thread something to do.
  @inlinable mutating func sendAhead() {
    guard let expandElsewhere else { return }
    while ahead.count < threads.count * 2, mayGoAhead {
      let (sources, keys) = nextStates()
      ahead.append(expandElsewhere(sources, keys, system, &threads))
    }
  }

  /// Whether a whole block of states is known that nobody expands, and somebody may.
  @inlinable var mayGoAhead: Bool {
    ahead.count < threads.count * Self.aheadLimit
      && graph.stateCount - nextSource >= Self.blockSize
  }

  @inlinable var isAtEnd: Bool { nextSource == graph.stateCount }

  @inlinable mutating func expandHere() -> Expansion<System> {
    let (sources, keys) = nextStates()
    return Expansion(of: sources, at: keys, in: system)
  }

  /// Takes the states to be expanded next.
  @inlinable mutating func nextStates() -> (sources: [StateID], keys: [System.Key]) {
    let states = nextSource..<min(nextSource + Self.blockSize, graph.stateCount)
    nextSource = states.upperBound
    var sources: [StateID] = []
    var keys: [System.Key] = []
    sources.reserveCapacity(states.count)
    keys.reserveCapacity(states.count)
    for state in states where isOpen(state) {
      sources.append(state)
      keys.append(graph.keys[state])
    }
    return (sources, keys)
  }
}

extension BreadthFirstSearch where System: Sendable, System.Key: Sendable {
  /// Has so many more threads help.
  @inlinable mutating func join(_ count: Int) {
    guard count > 0 else { return }
    threads = Threads(count: count)
    expandElsewhere = { sources, keys, system, threads in
      threads.errand { Expansion(of: sources, at: keys, in: system) }
    }
  }
}
