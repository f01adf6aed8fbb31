/// Which propositions are true of the states of a graph, and of the moments after the events that they
/// offer.
///
/// Takes 4 bytes for a state, and for an event that a state offers where some proposition is about
/// events.
public struct Labelling: Sendable {
  private var states = BitRows()
  private var events = BitRows()
  private var menuStarts = [0]

  /// The place of each proposition among those of its kind, negative for those about events.
  private let columns: [Int]

  private let hasEvents: Bool

  /// Notes propositions of these kinds.
  init<State, Event>(of propositions: [Proposition<State, Event>]) {
    var counts = (states: 0, events: 0)
    columns = propositions.map { proposition in
      switch proposition {
      case .state:
        counts.states += 1
        return counts.states - 1
      case .event:
        counts.events += 1
        return -counts.events
      }
    }
    hasEvents = counts.events > 0
  }

  /// Adds the next state of a graph with what it offers.
  mutating func append<State, Event>(
    _ state: State, offering menu: [Event], _ propositions: [Proposition<State, Event>]
  ) {
    states.append(
      propositions.compactMap { if case .state(let isTrue) = $0 { isTrue(state) } else { nil } })
    guard hasEvents else { return }
    for event in menu {
      events.append(
        propositions.compactMap { if case .event(let isTrue) = $0 { isTrue(event) } else { nil } })
    }
    menuStarts.append(events.rows.count)
  }

  /// Returns whether a proposition is true of any state that was noted.
  public func hasState(satisfying proposition: Int) -> Bool {
    states.distinct.contains { letter(of: [proposition], in: $0, isOfEvent: false) != 0 }
  }

  /// Returns the letters of up to 64 propositions.
  func letters(of propositions: [Int]) -> Letters {
    Letters(
      ofStates: states.distinct.map { letter(of: propositions, in: $0, isOfEvent: false) },
      rows: states.rows,
      ofEvents: events.distinct.map { letter(of: propositions, in: $0, isOfEvent: true) },
      eventRows: events.rows, menuStarts: hasEvents ? menuStarts : nil)
  }

  private func letter(of propositions: [Int], in row: [UInt64], isOfEvent: Bool) -> UInt64 {
    var letter: UInt64 = 0
    for (bit, proposition) in propositions.enumerated() {
      let column = columns[proposition]
      guard (column < 0) == isOfEvent else { continue }
      let place = column < 0 ? -column - 1 : column
      if row[place / 64] & (1 << (place % 64)) != 0 { letter |= 1 << bit }
    }
    return letter
  }
}
