/// Where the events of some states lead, before it is looked up what of that is known.
///
/// Nothing but the states themselves decides it, whatever else has been found.
@usableFromInline struct Expansion<System: TransitionSystem> {
  /// The numbers of the states.
  @usableFromInline var sources: [StateID] = []

  /// How many events each of them offers.
  @usableFromInline var menuCounts: [Int] = []

  /// The keys of the states where the events lead, one menu after the other.
  @usableFromInline var targets: [HashedKey<System.Key>] = []

  /// Makes room for so many states.
  @inlinable init(ofUpTo count: Int) {
    sources.reserveCapacity(count)
    menuCounts.reserveCapacity(count)
    targets.reserveCapacity(count * 4)
  }

  /// Performs every event of a state.
  @inlinable mutating func expand(
    _ source: StateID, at place: System.Key, in system: inout System
  ) {
    sources.append(source)
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
