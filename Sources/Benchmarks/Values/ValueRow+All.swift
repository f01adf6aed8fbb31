extension ValueRow {
  /// All rows of the table.
  static var all: [ValueRow] { stacks + [philosophers] + managers }

  private static var stacks: [ValueRow] {
    [
      (NavigationStack.benchmark, ValueSize.small, 15_617, 50_022),
      (.large, .medium, 116_363, 369_093),
      (.veryLarge, .large, 1_162_120, 3_773_986),
      (.extraLarge, .extraLarge, 9_439_089, 30_923_937),
    ].flatMap { stack, size, states, transitions in
      [
        ValueRow(
          "navigation \(size.rawValue)", stack, size, states: states, transitions: transitions,
          checking: stack.neverLeaks),
        ValueRow(
          "navigation \(size.rawValue) packed", PackedNavigationStack(system: stack), size,
          states: states, transitions: transitions, checking: stack.neverLeaks),
      ]
    }
  }

  private static var philosophers: ValueRow {
    let table = DiningPhilosophers(count: 9)
    return ValueRow(
      "philosophers 9", table, states: 2_786, transitions: 16_210, checking: table.neverAllEat)
  }

  private static var managers: [ValueRow] {
    [
      (3, ValueSize.small, 288, 1_146), (5, .small, 8_832, 58_146),
      (7, .large, 296_448, 2_744_706), (8, .extraLarge, 1_745_408, 18_507_778),
    ].map { count, size, states, transitions in
      let managers = TwoPhaseCommit(count: count)
      return ValueRow(
        "two-phase commit \(count)", managers, size, states: states, transitions: transitions,
        checking: managers.agreement)
    }
  }
}
