/// What of a map is shown in full while the rest is dimmed: choices above the map, which need no script.
enum MapFilter: Hashable {
  /// Everything.
  case all

  /// The way of the counterexample.
  case trace

  /// The events that were never tried.
  case untried

  /// The events that lead back to a screen below.
  case back

  /// The screens of one coordinator and the ways to and from them, by the place of its lane.
  case lane(Int)

  /// How many coordinators can be chosen.
  static let mostLanes = 12

  /// The class of the choice, and of what it shows.
  var style: String {
    switch self {
    case .all: "all"
    case .trace: "hot"
    case .untried: "miss"
    case .back: "rear"
    case .lane(let place): "lane-\(place + 1)"
    }
  }

  /// Returns what there is to choose on a map; nothing where all would be the same.
  static func choices(on map: ScreenMap, hasTrace: Bool) -> [(filter: MapFilter, words: String)] {
    let rows = map.screens.flatMap(\.rows)
    let lanes = map.lanes
    var choices: [(MapFilter, String)] = [(.all, "Everything")]
    if hasTrace { choices.append((.trace, "Counterexample")) }
    if rows.contains(where: { $0.way == .untried }) { choices.append((.untried, "Never tried")) }
    if rows.contains(where: \.way.isBack) { choices.append((.back, "Ways back")) }
    if (2...mostLanes).contains(lanes.count) {
      choices += lanes.enumerated().map { (.lane($0), $1.owner ?? "No coordinator") }
    }
    return choices.count > 1 ? choices : []
  }

  /// Returns the choices on a map, of which one is made at any time.
  static func markup(of map: ScreenMap, hasTrace: Bool, named name: String) -> Markup {
    var html = Markup()
    let choices = choices(on: map, hasTrace: hasTrace)
    guard !choices.isEmpty else { return html }
    html.breakLine()
    html.add("fieldset", ["class": "chips"]) { html in
      html.add("legend", ["class": "skip"], "Show in full")
      for (filter, words) in choices {
        html.add("label") { html in
          html.addEmpty("input", input(filter, name))
          html.add(words)
        }
      }
    }
    return html
  }

  private static func input(_ filter: MapFilter, _ name: String) -> KeyValuePairs<String, String> {
    let style = "f-\(filter.style)"
    return filter == .all
      ? ["type": "radio", "name": name, "class": style, "checked": "checked"]
      : ["type": "radio", "name": name, "class": style]
  }

  /// The rules that dim what is not chosen.
  static var rules: String {
    let filters = [.trace, .untried, .back] + (0..<mostLanes).map { MapFilter.lane($0) }
    return filters.map { filter in
      let parts =
        filter.dimsRows
        ? ":is(.edgeg, .cluster, .rowg, .hotg)" : ":is(.edgeg, .cluster, .card, .hotg, .step)"
      return
        ".panel:has(.f-\(filter.style):checked) .map \(parts):not(.\(filter.style)) { opacity: .25; }"
    }.joined(separator: "\n")
  }

  /// Whether single events are what is chosen, not screens.
  private var dimsRows: Bool { self == .untried || self == .back }
}
