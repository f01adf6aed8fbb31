/// Finds the coordinator with which a flow begins.
struct RootSearch {
  private static let firstWords: Set<String> = ["app", "main", "root", "home", "start"]

  let module: AppModule

  /// Returns how the coordinator of a name is launched, or that one of all with which the app is likely
  /// to begin.
  ///
  /// - Throws: ``ScaffoldError`` when there is no such coordinator, or several are as likely.
  func plan(for name: String?) throws(ScaffoldError) -> LaunchPlan {
    let coordinators = module.classes.filter { module.isCoordinator($0) && !$0.isGeneric }
    if let name {
      guard let root = coordinators.first(where: { $0.path == name }) ?? module.symbol(named: name)
      else { throw .noSuchRoot(name, coordinators.map(\.path)) }
      return LaunchPlan(of: root, in: module)
    }
    let plans = coordinators.map { LaunchPlan(of: $0, in: module) }
    guard let best = plans.map(\.rank).max() else { throw .noCoordinator(module.name) }
    var likely = plans.filter { $0.rank == best }
    let named = likely.filter { $0.root.name.words.first.map(Self.firstWords.contains) ?? false }
    if likely.count > 1, !named.isEmpty { likely = named }
    guard likely.count == 1 else { throw .severalRoots(likely.map(\.root.path)) }
    return likely[0]
  }
}
