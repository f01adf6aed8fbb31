extension Shrinker {
  /// Finds the states and events of the shortest known trace, by running it where it is not known
  /// what its states offer.
  mutating func readTrace() {
    guard let nearest else { return }
    let choices =
      nearest.source.map { explorer.exploration.graph.route(to: $0) + [nearest.choice] } ?? []
    states = states(along: choices)
    if mayReplay, states.dropLast().contains(where: { menus[$0] == nil }) {
      replayCount += 1
      run(choices)
    }
    events = zip(states, choices).compactMap { state, choice in menus[state]?[choice] }
  }

  /// Brings the system to a known state.
  mutating func visit(_ state: StateID) {
    if explorer.exploration.canRestore { return explorer.go(to: .restored(state)) }
    run(explorer.exploration.graph.route(to: state))
  }

  /// The events that are possible now, remembered for the state.
  var menu: [System.Event] {
    mutating get {
      let events = explorer.system.events
      menus[explorer.exploration.current] = events
      return events
    }
  }

  /// Whether what happens next counts: no trace goes on from a state that breaks a promise.
  var canGoOn: Bool {
    !hasDiverged && !explorer.exploration.closed.contains(explorer.exploration.current)
  }

  private mutating func run(_ choices: [Int]) {
    explorer.go(to: .launch)
    for choice in choices where canGoOn {
      _ = menu
      explorer.perform(choice)
    }
  }

  private func states(along choices: [Int]) -> [StateID] {
    choices.reduce(into: [0]) { states, choice in
      let target = explorer.exploration.graph.target(of: choice, in: states[states.count - 1])
      states.append(target ?? 0)
    }
  }
}
