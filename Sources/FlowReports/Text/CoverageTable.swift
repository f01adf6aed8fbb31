import FlowChecking

/// On which screens each event was offered, and whether it was tried there.
struct CoverageTable {
  /// What is known of an event on a screen.
  enum Cell: String {
    /// No state with the screen in front offered it.
    case absent = "·"

    /// It was offered and never tried.
    case untried = "○"

    /// It was tried in some of the states that offer it.
    case partly = "◐"

    /// It was tried in every state that offers it.
    case tried = "●"
  }

  /// An event, or a kind of gesture.
  struct Row: Hashable {
    let event: String
    let isGesture: Bool
  }

  /// The screens that were in front, the nearest to launch first.
  private(set) var screens: [String] = []

  /// The declared events in their order, then the kinds of gestures.
  private(set) var rows: [Row]

  private var counts: [Row: [String: (offered: Int, tried: Int)]] = [:]

  /// Counts what an exploration has seen under all profiles.
  init(of exploration: FlowExploration) {
    rows = exploration.coverage.declared.map { Row(event: $0.name, isGesture: false) }
    let states = exploration.runs.flatMap(\.map.states).sorted {
      ($0.distance, $0.screens) < ($1.distance, $1.screens)
    }
    for state in states {
      let screen = state.picture?.layers.last?.content.inSight.last?.name ?? state.screens
      if !screens.contains(screen) { screens.append(screen) }
      for transition in state.transitions { note(transition, on: screen) }
    }
  }

  /// Returns what is known of an event on a screen.
  subscript(row: Row, screen: String) -> Cell {
    guard let count = counts[row]?[screen] else { return .absent }
    return count.tried == 0 ? .untried : count.tried < count.offered ? .partly : .tried
  }

  /// Returns whether an event was tried anywhere.
  func isTried(_ row: Row) -> Bool {
    counts[row]?.contains { $0.value.tried > 0 } ?? false
  }

  private mutating func note(_ transition: FlowMap.Transition, on screen: String) {
    let row = Row(event: transition.event, isGesture: transition.isGesture)
    if row.isGesture, counts[row] == nil { rows.append(row) }
    let tried = transition.target == nil ? 0 : 1
    let known = counts[row]?[screen] ?? (0, 0)
    counts[row, default: [:]][screen] = (known.0 + 1, known.1 + tried)
  }
}
