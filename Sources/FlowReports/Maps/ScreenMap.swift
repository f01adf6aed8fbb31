import FlowChecking

/// The screens of a flow, each once however often it is shown, and where their events lead.
///
/// It is what pictures of a flow draw. A way back to what lies below is no edge but a sign on the
/// screen that it leaves.
struct ScreenMap {
  /// One screen.
  struct Screen {
    /// What the user calls it.
    let name: String

    /// The name of its type; empty for what stands for a crash.
    let type: String

    /// The name of the type of the coordinator that it belongs to; nil where there is none.
    let owner: String?

    /// Whether it is an alert or an action sheet.
    let isAlert: Bool

    /// Whether it was in a sheet that can be pulled down.
    var canBePulledDown = false

    /// Whether there was a way back: a button, a swipe or the back menu.
    var hasBack = false

    /// How many screens it stands for: one, but for an overview.
    var size = 1

    /// In how many states it is in front.
    var visits = 0

    /// What can be done there, in the order in which it was first offered.
    var rows: [Row] = []

    /// What became of it, where two reports are compared.
    var change = MapChange.none
  }

  /// An event of a screen, or what values of it lead to the same.
  struct Row: Hashable {
    /// What it is called.
    var label: String

    /// The name of the declared event, or of the kind of gesture.
    let event: String

    /// Where it leads.
    var way: Way

    /// In how many states it was tried.
    var count: Int

    /// The events that it stands for, each with its value, in the order in which they were first offered.
    var labels: [String] = []

    /// The values of the event that lead there, where others lead elsewhere; else none.
    var values: [String] = []

    /// What became of it, where two reports are compared.
    var change = MapChange.none
  }

  /// Where an event leads.
  enum Way: Hashable {
    /// The screen stays.
    case stays

    /// To a screen that comes on top of this one, or instead of it.
    case on(Int, isSheet: Bool)

    /// To a screen that lay below.
    case back(Int)

    /// To a screen of this name that is on another map.
    case elsewhere(String)

    /// Nowhere, as far as is known: it was never tried.
    case untried
  }

  /// The screens, the one after launch first.
  private(set) var screens: [Screen]

  /// Creates a map of some screens.
  init(screens: [Screen]) {
    self.screens = screens
  }

  /// The ways that lead on, each once.
  var edges: [Edge] {
    var seen: Set<Edge> = []
    return screens.indices.flatMap { source in
      screens[source].rows.indices.compactMap { row in
        guard case .on(let target, let isSheet) = screens[source].rows[row].way else { return nil }
        let edge = Edge(source: source, row: row, target: target, isSheet: isSheet)
        return seen.insert(edge).inserted ? edge : nil
      }
    }
  }

  /// A way from a row of one screen to another screen.
  struct Edge: Hashable {
    /// The screen that it leaves.
    let source: Int

    /// The place of the row.
    let row: Int

    /// The screen that it leads to.
    let target: Int

    /// Whether it is presented.
    let isSheet: Bool
  }
}
