extension Explorer {
  /// Returns a search that does what the strategy says faster than it can say it, or nil.
  ///
  /// A search reads menus late, so that it cannot stop at a share of the events offered.
  @usableFromInline mutating func search(by strategy: some Strategy) -> BreadthFirstSearch<System>?
  {
    let isSearch =
      exploration.canRestore && System.isJudgedByKey && strategy.isInOrder && limits.edges == nil
    precondition(
      exploration.graph.keepsTransitions || isSearch,
      "Only an exhaustive search of a value system can do without transitions.")
    guard isSearch else { return nil }
    defer {
      exploration = Exploration(
        propertyCount: 0, depthLimit: nil, labelling: Labelling(of: propositions))
    }
    return BreadthFirstSearch(
      of: system, in: exploration, checking: properties, noting: propositions, within: limits,
      since: start,
      isInterrupted: isInterrupted)
  }

  /// Takes over what a search has found.
  @usableFromInline mutating func take(_ search: consuming BreadthFirstSearch<System>) {
    system = search.system
    exploration = search.found
  }
}
