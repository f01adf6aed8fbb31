import ModelChecking

/// A value system with the numbers of states and transitions that other checkers find.
struct ValueRow {
  /// What the table calls it.
  let name: String

  /// From which size on it is searched.
  let size: ValueSize

  /// What must be found, which is what others find, but that they count the initial state as a
  /// transition.
  let counts: ValueCounts

  /// Searches every state, checking what the system promises.
  let search: (GraphDetail) -> ValueCounts

  /// Creates the row of a system, with what it promises.
  init<System: ValueSystem>(
    _ name: String, _ system: System, _ size: ValueSize = .small, states: Int, transitions: Int,
    checking promise: Property<System.State>
  ) {
    self.name = name
    self.size = size
    counts = ValueCounts(states: states, transitions: transitions - 1)
    search = { detail in
      var explorer = Explorer(
        of: ValueExecution(of: system), checking: [promise], keeping: detail)
      explorer.explore(by: Exhaustive())
      return ValueCounts(of: explorer.exploration)
    }
  }
}
