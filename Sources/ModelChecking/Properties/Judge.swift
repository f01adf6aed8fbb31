/// The claims of some properties, apart from all else that is known of them, to judge one state after
/// another.
@usableFromInline struct Judge<State> {
  /// The claims that every state keeps.
  @usableFromInline var promises: [(place: Int, reasonAgainst: (State) -> String?)] = []

  /// The claims that some state is there.
  @usableFromInline var wishes: [(place: Int, isSatisfied: (State) -> Bool)] = []

  /// Prepares to judge by some properties.
  init(by properties: [Property<State>]) {
    for (place, property) in properties.enumerated() {
      switch property.claim {
      case .always(let reasonAgainst): promises.append((place, reasonAgainst))
      case .sometimes(let isSatisfied): wishes.append((place, isSatisfied))
      }
    }
  }

  /// Returns the promises that a state breaks, with the reasons, in their order.
  @inlinable func breaches(by state: State) -> [(place: Int, reason: String)] {
    var breaches: [(place: Int, reason: String)] = []
    for promise in promises {
      if let reason = promise.reasonAgainst(state) { breaches.append((promise.place, reason)) }
    }
    return breaches
  }
}
