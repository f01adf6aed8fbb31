import ModelChecking

extension ValueSystem {
  /// Explores the model as values and returns the explorer.
  func exploredAsValues(
    by strategy: some Strategy = Exhaustive(), checking properties: [Property<State>] = [],
    within limits: Limits = Limits()
  ) -> Explorer<ValueExecution<Self>> {
    var explorer = Explorer(of: ValueExecution(of: self), checking: properties, within: limits)
    explorer.explore(by: strategy)
    return explorer
  }

  /// Explores the model as objects that only replay events, and returns the explorer.
  func exploredAsObjects(
    by strategy: some Strategy = Exhaustive(), checking properties: [Property<State>] = [],
    within limits: Limits = Limits()
  ) -> Explorer<ReplayedSystem<Self>> {
    var explorer = Explorer(of: ReplayedSystem(of: self), checking: properties, within: limits)
    explorer.explore(by: strategy)
    return explorer
  }
}
