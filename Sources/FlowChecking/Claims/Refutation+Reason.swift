package import ModelChecking

extension Refutation {
  /// What is wrong with the run, in words.
  package var reason: String {
    switch self {
    case .prefix: "the promise is broken then, whatever comes later"
    case .lasso(_, let cycle):
      cycle.isEmpty
        ? "nothing can happen any more then, and what was promised has not come true"
        : "the user can be kept in a circle for ever in which what was promised does not come true"
    case .pointOfNoReturn(let choices, _):
      choices.isEmpty
        ? "what was promised is not possible at all"
        : "what was promised is possible before the last event, and never again after it"
    }
  }
}
