extension Explorer {
  /// Prefers other events than the explorers of the same system with which it shares the work: each of
  /// so many begins at a place of its own in every menu.
  public mutating func share(_ place: Int, of count: Int) {
    exploration.share = (place, count)
  }

  /// Takes over what others have found, from states that are known; returns false when there is
  /// nobody to find anything.
  ///
  /// Where nothing is left to do it is waited for.
  mutating func learn(whileIdle isIdle: Bool) -> Bool {
    guard let found = news?(isIdle) else { return false }
    for transition in found { learn(transition) }
    return true
  }

  private mutating func learn(_ transition: Transition<System.Key>) {
    guard let source = exploration.graph.id(of: transition.source),
      exploration.graph.target(of: transition.choice, in: source) == nil
    else { return }
    let known = exploration.graph.id(of: transition.target)
    let target =
      known ?? exploration.graph.addState(transition.target, menuCount: transition.menuCount)
    exploration.graph.addTransition(from: source, choice: transition.choice, to: target)
    exploration.reach(target, isNew: known == nil, keepingPromises: transition.isKept)
  }

  /// Ends an exploration that has come upon nothing of the kind with choices from launch that have led
  /// elsewhere in another process.
  public mutating func distrust(_ choices: [Int]) {
    guard exploration.divergence == nil, exploration.collision == nil else { return }
    var state: StateID = 0
    system.launch()
    for choice in choices {
      guard choice < exploration.graph.menuCount(of: state),
        let next = exploration.graph.target(of: choice, in: state),
        system.events.indices.contains(choice)
      else { break }
      state = next
      system.perform(system.events[choice])
    }
    exploration.divergence = Divergence(
      choices: choices, expected: exploration.graph.keys[state], actual: system.key)
    let routes = ShortestRoutes(in: exploration.graph)
    settle(between: routes.ways(to: state, in: exploration.graph), and: choices)
  }
}
