/// Finds a run that an automaton accepts: one with a short prefix, and then with a short cycle.
struct RunSearch {
  /// The run, if there is one.
  let refutation: Refutation?

  /// Looks among the known runs of a system, those that are fair.
  init<Key>(of automaton: Automaton, _ fairness: Fairness<Int>, in runs: KnownRuns<Key>) {
    let product = Product(of: runs, automaton, fairness)
    if let end = product.acceptance {
      refutation = .prefix(product.route(to: end))
      return
    }
    let fair = FairComponents(in: product.graph)
    guard let start = fair.components.compactMap(\.first).min() else {
      refutation = nil
      return
    }
    let cycle = CycleSearch(from: start, in: product.graph, part: fair.part).edges
    let choices = cycle.map { Int(product.graph.edges[$0].choice) }
    refutation = .lasso(prefix: product.route(to: start), cycle: choices.filter { $0 >= 0 })
  }
}
