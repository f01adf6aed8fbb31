import FlowChecking

/// How many of the events on a coordinator's screens were tried, for each coordinator.
struct CoverageByCoordinator {
  /// Of so many events, how many were tried.
  struct Share: Hashable {
    /// How many were tried in some state.
    fileprivate(set) var tried = 0

    /// How many there are.
    fileprivate(set) var count = 0
  }

  /// What was tried on the screens of a coordinator.
  struct Row: Hashable {
    /// The name of the coordinator's type, or what there is instead of one.
    let name: String

    /// How many screens it has.
    fileprivate(set) var screens = 0

    /// The declared events.
    fileprivate(set) var events = Share()

    /// The gestures.
    fileprivate(set) var gestures = Share()
  }

  /// An event of a screen.
  private struct Key: Hashable {
    let screen: Int
    let name: String
    let isGesture: Bool
  }

  private static let noOwner = "no coordinator"

  /// The coordinators, in the order in which they were met.
  private(set) var rows: [Row] = []

  /// Counts what was tried in a flow.
  init(of flow: Report.Flow, on map: ScreenMap) {
    for screen in map.screens { rows[place(of: screen.owner ?? Self.noOwner)].screens += 1 }
    var isTried = Self.events(of: flow.graph, on: map)
    for entry in flow.runs.first?.coverage ?? [] where !entry.isGesture && entry.offered == 0 {
      guard let screen = map.screens.firstIndex(where: { $0.type == entry.screen }) else {
        rows[place(of: "screens never shown")].events.count += 1
        continue
      }
      isTried[Key(screen: screen, name: entry.event, isGesture: false)] = false
    }
    for (key, isTried) in isTried {
      let row = place(of: map.screens[key.screen].owner ?? Self.noOwner)
      let share = key.isGesture ? \Row.gestures : \Row.events
      rows[row][keyPath: share].count += 1
      rows[row][keyPath: share].tried += isTried ? 1 : 0
    }
  }

  /// Returns the events of each screen, and whether they were tried.
  private static func events(of graph: Report.Graph, on map: ScreenMap) -> [Key: Bool] {
    let places = graph.pictures.map { map.place(of: $0) }
    var isTried: [Key: Bool] = [:]
    for state in graph.states {
      guard let screen = state.picture.flatMap({ places[$0] }) else { continue }
      for (number, target) in zip(state.events, state.targets) {
        let event = graph.events[number]
        let key = Key(screen: screen, name: event.name, isGesture: event.isGesture)
        isTried[key] = isTried[key] == true || target >= 0
      }
    }
    return isTried
  }

  private mutating func place(of name: String) -> Int {
    if let place = rows.firstIndex(where: { $0.name == name }) { return place }
    rows.append(Row(name: name))
    return rows.count - 1
  }
}

extension CoverageByCoordinator.Share {
  /// The share as a bar, and in words.
  var markup: Markup {
    var html = Markup()
    guard count > 0 else {
      html.add("–")
      return html
    }
    html.add("span", ["class": "cov"]) { html in
      html.add("svg", ["width": "72", "height": "8", "aria-hidden": "true"]) { svg in
        svg.add(bar("cov0", 72))
        if tried > 0 { svg.add(bar(tried == count ? "cov1" : "cov2", max(4, 72 * tried / count))) }
      }
      html.add("\(tried) of \(count)")
    }
    return html
  }

  private func bar(_ style: String, _ width: Int) -> Markup {
    var svg = Markup()
    let colours = ["cov0": "#eef1f4", "cov1": "#146c40", "cov2": "#8f5600"]
    svg.add(
      "rect",
      [
        "class": style, "width": "\(width)", "height": "8", "rx": "4",
        "fill": colours[style] ?? "none",
      ], "")
    return svg
  }
}
