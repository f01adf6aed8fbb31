/// What an event of a state leads to, before it is looked up whether that is known.
@usableFromInline struct Successor<System: TransitionSystem> {
  @usableFromInline let source: StateID
  @usableFromInline let choice: Int

  /// The system after the event.
  @usableFromInline let system: System
  @usableFromInline let key: System.Key
  @usableFromInline let hash: UInt64

  /// How many events the state offers.
  @usableFromInline let menuCount: Int

  @inlinable init(_ choice: Int, of source: StateID, in system: System, offering menuCount: Int) {
    self.menuCount = menuCount
    self.source = source
    self.choice = choice
    self.system = system
    key = system.key
    hash = StateIndex<System.Key>.hash(key)
  }
}
