package import ModelChecking

extension Refutation {
  /// What is wrong with the run, in words.
  package var reason: String {
    switch self {
    case .prefix: "it is broken then, whatever comes later"
    case .lasso(_, let cycle):
      cycle.isEmpty
        ? "nothing can happen any more then, and it has not come true"
        : "the user can be kept in a circle for ever in which it does not come true"
    case .pointOfNoReturn(let choices, _):
      choices.isEmpty
        ? "it is not possible at all" : "it was possible before the last event, and never again"
    }
  }
}
