/// Where the events of some states lead, before it is looked up what of that is known.
///
/// Nothing but the states themselves decides it, whatever else has been found.
@usableFromInline struct Expansion<System: TransitionSystem> {
  /// The numbers of the states.
  @usableFromInline let sources: [StateID]

  /// How many events each of them offers.
  @usableFromInline var menuCounts: [Int] = []

  /// The keys of the states where the events lead, one menu after the other.
  @usableFromInline var targets: [HashedKey<System.Key>] = []

  /// Performs every event of some states.
  @inlinable init(of sources: [StateID], at places: [System.Key], in system: System) {
    self.sources = sources
    menuCounts.reserveCapacity(sources.count)
    targets.reserveCapacity(sources.count * 4)
    var system = system
    for place in places { expand(place, in: &system) }
  }

  @inlinable mutating func expand(_ place: System.Key, in system: inout System) {
    _ = system.restore(place)
    let menu = system.events
    menuCounts.append(menu.count)
    for event in menu {
      var next = system
      next.perform(event)
      targets.append(HashedKey(next.key))
    }
  }
}

extension Expansion: Sendable where System.Key: Sendable {}
