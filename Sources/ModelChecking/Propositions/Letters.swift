/// Which of up to 64 propositions are true, as bits.
struct Letters {
  private let ofStates: [UInt64]
  private let rows: [Int32]
  private let ofEvents: [UInt64]
  private let eventRows: [Int32]
  private let menuStarts: [Int]?

  init(
    ofStates: [UInt64], rows: [Int32], ofEvents: [UInt64], eventRows: [Int32], menuStarts: [Int]?
  ) {
    self.ofStates = ofStates
    self.rows = rows
    self.ofEvents = ofEvents
    self.eventRows = eventRows
    self.menuStarts = menuStarts
  }

  /// Returns what is true of a state; nothing where nothing was noted.
  func state(_ state: StateID) -> UInt64 { rows.isEmpty ? 0 : ofStates[Int(rows[state])] }

  /// Returns what is true after an event of a state, whatever that leads to.
  func event(_ choice: Int, of state: StateID) -> UInt64 {
    menuStarts.map { ofEvents[Int(eventRows[$0[state] + choice])] } ?? 0
  }
}
