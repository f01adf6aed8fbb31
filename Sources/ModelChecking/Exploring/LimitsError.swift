/// A limit that cannot be met, or that leaves nothing to explore.
public enum LimitsError: Error, Hashable {
  /// A number of states, transitions, events or steps below one.
  case leavesNothing(of: String, count: Int)

  /// No time at all.
  case noTime

  /// A share of the events that is not between 1 and 100 in a hundred.
  case unreachableShare(Int)

  /// An end at the first broken promise, where no promise is given.
  case nothingToBreak
}

extension LimitsError: CustomStringConvertible {
  /// What is wrong with the limit, and what to give instead, in one sentence.
  public var description: String {
    switch self {
    case .leavesNothing(let what, let count):
      "A limit of \(count) \(what) leaves nothing to explore: give 1 or more."
    case .noTime:
      "A time limit of nothing leaves nothing to explore: give more than 0 seconds."
    case .unreachableShare(let percent):
      "\(percent) % of the events can never have been tried: give 1 to 100."
    case .nothingToBreak:
      "The first violation never comes, because no property says what must always be so."
    }
  }
}

extension Limits {
  /// Makes sure that the limits leave something to explore and can be met.
  ///
  /// - Throws: ``LimitsError`` for the first that does not.
  public func check<State>(for properties: [Property<State>]) throws(LimitsError) {
    let counts = [
      ("states", states), ("transitions", transitions), ("events", events),
      ("steps from launch", depth),
    ]
    for case (let what, let count?) in counts where count < 1 {
      throw .leavesNothing(of: what, count: count)
    }
    if let time, time <= .zero { throw .noTime }
    if let edges, !(1...100).contains(edges) { throw .unreachableShare(edges) }
    if stopsAtFirstViolation, !properties.contains(where: \.isPromise) { throw .nothingToBreak }
  }
}
