/// Where the events of all states lead: one list, in which each state's menu is a run.
@usableFromInline struct Transitions: Sendable {
  /// The run of a state.
  @usableFromInline struct Menu: Sendable {
    @usableFromInline let start: UInt32
    @usableFromInline let count: UInt32

    @inlinable init(start: UInt32, count: UInt32) {
      self.start = start
      self.count = count
    }
  }

  @usableFromInline var menus = Column<Menu>()
  @usableFromInline var targets = Column<Int32>()

  /// Creates the transitions of no states.
  @inlinable init() {}

  /// Adds a state of which nobody knows what it offers.
  @inlinable mutating func addState() {
    menus.append(Menu(start: 0, count: 0))
  }

  /// Notes how many events a state offers, none of them tried.
  @inlinable mutating func open(_ count: Int, of state: StateID) {
    menus[state] = Menu(start: UInt32(targets.count), count: UInt32(count))
    for _ in 0..<count { targets.append(StateRecord.none) }
  }

  /// How many events a state offers.
  @inlinable func count(of state: StateID) -> Int { Int(menus[state].count) }

  /// Where a choice leads, or none while it has not been tried.
  @inlinable subscript(choice: Int, of state: StateID) -> Int32 {
    get { targets[place(of: choice, in: state)] }
    set { targets[place(of: choice, in: state)] = newValue }
  }

  @inlinable func place(of choice: Int, in state: StateID) -> Int {
    precondition(choice >= 0 && choice < menus[state].count, "The state offers no such event.")
    return Int(menus[state].start) + choice
  }
}
