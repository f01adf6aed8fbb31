extension Shrinker {
  /// Runs events from launch, leaving out what is not possible, and returns whether there is a
  /// shorter trace now.
  ///
  /// Nothing is run whose end is known.
  mutating func isShortened(by candidate: [System.Event]) -> Bool {
    guard mayReplay, !isKnown(candidate) else { return false }
    return isShortened { shrinker in
      shrinker.explorer.go(to: .launch)
      for event in candidate where shrinker.canGoOn {
        guard let choice = shrinker.menu.firstIndex(of: event) else { continue }
        shrinker.explorer.perform(choice)
      }
    }
  }

  /// Tries the untried events of a state and of those so many transitions from it, nearest first,
  /// and returns whether there is a shorter trace now; stops as soon as there is.
  mutating func isShortened(byEventsWithin distance: Int, of start: StateID) -> Bool {
    var reached: Set<StateID> = [start]
    var level = [start]
    for depth in 0...max(0, distance) {
      for state in level {
        while mayReplay, let choice = untriedChoice(in: state) {
          if isShortened(by: choice, in: state) { return true }
        }
      }
      guard depth < distance else { break }
      level = level.flatMap(neighbors).filter { reached.insert($0).inserted }
    }
    return false
  }

  private mutating func isShortened(by choice: Int, in state: StateID) -> Bool {
    isShortened { shrinker in
      shrinker.visit(state)
      if shrinker.explorer.exploration.current == state { shrinker.explorer.perform(choice) }
    }
  }

  private mutating func isShortened(after replay: (inout Self) -> Void) -> Bool {
    let before = length
    replayCount += 1
    replay(&self)
    noteViolations()
    guard length < before else { return false }
    replaysToShortest = replayCount
    readTrace()
    return true
  }

  /// Returns whether it is known already what comes of events run from launch.
  private func isKnown(_ candidate: [System.Event]) -> Bool {
    let exploration = explorer.exploration
    var state = 0
    for event in candidate where !exploration.closed.contains(state) {
      guard let menu = menus[state] else { return false }
      guard let choice = menu.firstIndex(of: event) else { continue }
      guard let target = exploration.graph.target(of: choice, in: state) else { return false }
      state = target
    }
    return true
  }

  private func untriedChoice(in state: StateID) -> Int? {
    let exploration = explorer.exploration
    return exploration.closed.contains(state) ? nil : exploration.graph.untriedChoice(in: state)
  }

  private func neighbors(of state: StateID) -> [StateID] {
    let graph = explorer.exploration.graph
    return (0..<graph.menuCount(of: state)).compactMap { graph.target(of: $0, in: state) }
  }
}
