/// A transition by the state that it leaves and the place of its event in that state's menu.
struct Edge: Hashable {
  let source: StateID
  let choice: Int
}

extension Exploration {
  /// The transitions that broke a promise.
  var brokenTransitions: Set<Edge> {
    Set(
      violations.compactMap { violation in
        violation.source.map { Edge(source: $0, choice: violation.choice) }
      })
  }
}
