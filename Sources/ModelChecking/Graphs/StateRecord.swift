/// What a graph notes of each state: a shortest known way to it, and what is left to try.
@usableFromInline struct StateRecord: Sendable {
  /// Stands for a state or a choice where there is none.
  @inlinable static var none: Int32 { -1 }

  /// The state before it on the way.
  @usableFromInline var parent: Int32

  /// The place of the last event of the way in that state's menu.
  @usableFromInline var choice: Int32

  /// How many transitions the way has.
  @usableFromInline var distance: Int32

  /// How many events have not been tried, or none before anybody has asked what the state offers.
  @usableFromInline var untriedCount: Int32

  /// Creates the record of a state just found.
  @inlinable init(parent: Int32, choice: Int32, distance: Int32) {
    self.parent = parent
    self.choice = choice
    self.distance = distance
    untriedCount = Self.none
  }
}
